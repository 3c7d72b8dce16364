import { recall, remember } from "./keep.ts";

/** Whether bots may say a word now and then; who has had enough of it has it for good. */
let on = $state(recall("remarks") !== "off");

export const remarksOn = (): boolean => on;

export function setRemarks(wanted: boolean): void {
  on = wanted;
  remember("remarks", wanted ? null : "off");
}

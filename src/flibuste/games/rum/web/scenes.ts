import type { Sight } from "./types.ts";

/** What lies over the town, if anything does. */
export type SceneName = "brawl" | "chest" | "goods" | "guard" | "map" | "rendezvous" | "tavern";

/** The scene that is being played, from the view alone. */
export function sceneOf(view: Sight): SceneName | null {
  const playing = new Set(view.scenes.map(({ scene }) => scene));
  if (playing.has("brawl")) return "brawl";
  if (playing.has("tavern")) return "tavern";
  if (playing.has("chest")) return "chest";
  if (playing.has("bargain")) return "goods";
  const turn = view.scenes.find((scene) => scene.scene === "turn");
  if (turn?.step !== "square") return null;
  const kind = view.captain.replace(/^\d\./, "").split("_")[0];
  switch (kind) {
    case "tavern":
    case "chest":
    case "guard":
    case "map":
    case "goods":
    case "rendezvous":
      return kind;
    default:
      return null;
  }
}

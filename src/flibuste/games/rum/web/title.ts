import type { Speaker } from "$lib/fluent.ts";
import { chapter, type SceneName } from "./scenes.ts";
import { lookOf, signOf } from "./tiles.ts";
import type { Sight } from "./types.ts";

export interface Head {
  sign: string;
  title: string;
  note: string;
}

/** What stands over a scene: where we are, and who has begun it or what it is for. */
export function titleOf(scene: SceneName, view: Sight, words: Speaker): Head {
  const player = words.seat(view.turn ?? 0);
  switch (scene) {
    case "tavern": {
      const square = view.captain.slice(2);
      const tavern = words.text(`square-${square.replaceAll("_", "-")}`);
      const title = words.text("scene-tavern", { tavern });
      return { sign: signOf(square), title, note: words.text("scene-tavern-note", { player }) };
    }
    case "chest": {
      const opened = chapter(view, "chest") !== undefined;
      const note = words.text(opened ? "scene-chest-note" : "scene-chest-shut", {
        player,
        points: view.face_up.chest ? (lookOf(view.face_up.chest).number ?? 0) : 0,
      });
      return { sign: "chest", title: words.text("scene-chest"), note };
    }
    case "guard": {
      const pirates = words.text("count-pirates", { number: view.reserve[view.turn ?? 0] ?? 0 });
      const note = words.text("scene-guard-note", { player, pirates });
      return { sign: "guard", title: words.text("scene-guard"), note };
    }
    case "brawl": {
      const { series = 1, column = 1 } = chapter(view, "brawl") ?? {};
      const { bunk, hammock, rope } = view.face_up;
      const beds = [bunk, hammock, rope].flatMap((tile) => (tile ? [lookOf(tile).number] : []));
      const note = words.text("scene-brawl-note", { series, column, beds: beds.join(", ") });
      return { sign: "bunk", title: words.text("scene-brawl"), note };
    }
    default: {
      const left = scene === "map" ? view.face_up.map.length : (view.stacks[scene] ?? 0);
      const note = scene === "map" ? "" : words.text("scene-left", { left });
      return { sign: scene, title: words.text(`scene-${scene}`), note };
    }
  }
}

import { dice } from "$lib/art.ts";
import { f, type Plan, type Point, type Row, within } from "./plan.ts";

/** The rock with its galleries as paths; the same plan always gives the same picture. */
export interface Rock {
  /** The outline of all galleries and shafts. */
  caves: string;
  /** Rails and rungs. */
  ladders: string;
  /** Where a phone's rows lead on, each as a place and the side it lies at. */
  turns: (Point & { side: number })[];
  /** Stones of the walls, and what hangs from the ceilings. */
  bricks: string;
  drips: string;
  boulders: string;
}

export function rockOf(plan: Plan): Rock {
  const caves: string[] = [];
  const ladders: string[] = [];
  const turns: Rock["turns"] = [];
  plan.rows.forEach((row, index) => {
    caves.push(plan.wide ? gallery(plan, row, index) : lane(plan, row));
    const below = plan.rows[index + 1];
    if (!below && plan.wide) return;
    const side = row.back ? -1 : 1;
    if (plan.wide) {
      const [shaft, ladder] = descent(plan, row.y, below?.y ?? row.y, side);
      caves.push(shaft);
      ladders.push(ladder);
    } else {
      const [cave, turn] = corner(plan, row.y, below?.y ?? plan.boat.y, side);
      caves.push(cave);
      turns.push(turn);
    }
  });
  return {
    caves: caves.join(""),
    ladders: ladders.join(""),
    turns,
    bricks: bricks(plan),
    drips: drips(plan),
    boulders: boulders(plan),
  };
}

function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [f(width - 2 * r), f(height - 2 * r)];
  return `M${f(x)} ${f(y + r)}q0 ${-r} ${r} ${-r}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}z`;
}

function gallery(plan: Plan, { count, y }: Row, index: number): string {
  const { pitch, first, stone, shaft, air } = plan;
  const left = first - stone.width / 2 - shaft;
  const outside = index === 0 || index === plan.rows.length - 1;
  const right = first + pitch * (count - 1) + stone.width / 2 + (outside ? pitch * 0.74 : shaft);
  return box(left, y - air, right - left, stone.front + air, f(16 * plan.unit));
}

function lane(plan: Plan, { count, y }: Row): string {
  const { pitch, first, stone, air } = plan;
  const left = first - stone.width / 2 - 6;
  const high = stone.top + air * 0.6;
  return box(left, y - high, pitch * (count - 1) + stone.width + 12, stone.front + high, 6);
}

/** A shaft with its ladder, from one gallery to the next. */
function descent(plan: Plan, y: number, below: number, side: number): [string, string] {
  const { pitch, first, stone, shaft, air, unit } = plan;
  const half = stone.width / 2;
  const x = side > 0 ? first + pitch * 9 + half : first - half - shaft;
  const bottom = below + stone.front;
  const [a, b] = [x + shaft * 0.28, x + shaft * 0.72];
  let ladder = `M${f(a)} ${f(y - 16 * unit)}V${f(bottom - 2)}M${f(b)} ${f(y - 16 * unit)}V${f(bottom - 2)}`;
  for (let rung = y + 6 * unit; rung < bottom - 4; rung += Math.max(6, 15 * unit)) {
    ladder += `M${f(a - 3 * unit)} ${f(rung)}H${f(b + 3 * unit)}`;
  }
  return [box(x, y - air, shaft, bottom - y + air, f(14 * unit)), ladder];
}

/** Where a phone's row goes down to the next. */
function corner(
  plan: Plan,
  y: number,
  below: number,
  side: number,
): [string, Rock["turns"][number]] {
  const { pitch, first, stone } = plan;
  const x = side > 0 ? first + pitch * 5 : first;
  const cave = box(x - stone.width / 2, y, stone.width, below - y, 4);
  const arrow = x + side * (stone.width / 2 - pitch * 0.13);
  return [cave, { x: arrow, y: y + stone.front + 1, side }];
}

function bricks(plan: Plan): string {
  const next = dice(17);
  const { first, pitch, air, unit } = plan;
  const each = plan.wide ? 5 : 2;
  return plan.rows
    .flatMap(({ count, y }) =>
      Array.from({ length: count * each }, () => {
        const x = f(first + pitch * (next() * count - 0.5));
        const h = f(y - air * 0.2 - next() * air * 0.62);
        const w = f((12 + next() * 12) * unit);
        const v = f(8 * unit);
        return `M${x} ${h}h${w}${next() > 0.5 ? `v${v}` : `m${-w} 0v${v}`}`;
      }),
    )
    .join("");
}

function drips(plan: Plan): string {
  if (!plan.wide) return "";
  const next = dice(31);
  const { first, pitch, air, unit } = plan;
  return plan.rows
    .flatMap(({ count, y }) =>
      Array.from({ length: count }, (_, k) => {
        const x = f(first + pitch * (k - 0.3 + next() * 0.6));
        const w = f((6 + next() * 8) * unit);
        const h = f((7 + next() * 13) * unit);
        return next() > 0.3 ? `M${x} ${f(y - air - 1)}h${w}l${f(-w * 0.42)} ${h}z` : "";
      }),
    )
    .join("");
}

function boulders(plan: Plan): string {
  const next = dice(7);
  return Array.from({ length: plan.wide ? 100 : 40 }, () => {
    const x = f(-20 + next() * (plan.width + 40));
    const y = f(plan.height * (0.1 + next() * 0.9));
    const r = f((6 + next() * 16) * plan.unit);
    const more = next() > 0.5 ? `t${f(r * 0.8)} ${f(r * 0.7)}` : "";
    return `M${x} ${y}q${r} ${f(-r * 0.9)} ${f(r * 2)} ${f(-r * 0.2)}${more}`;
  }).join("");
}

/** Where torches burn: between two segments, and beside a phone's gate. */
export function torchesOf(plan: Plan): (Point & { size: number; post: boolean })[] {
  const size = plan.wide ? 1.1 * plan.unit : Math.max(plan.man * 0.8, 0.34);
  const beside = plan.wide
    ? []
    : [0.07, 0.93].map((share) => ({
        x: plan.width * share,
        y: plan.gate.height * 0.3,
        size: plan.gate.height / 72,
        post: false,
      }));
  const between = [6, 12, 18, 24, 30].flatMap((at) => {
    const [a, b] = [plan.places[at], plan.places[at + 1]];
    if (!a || !b) return [];
    const post = a.row === b.row;
    const side = a.x > plan.width / 2 ? 1 : -1;
    const x = post ? (a.x + b.x) / 2 : a.x + side * plan.pitch * (plan.wide ? 0.47 : 0.46);
    const y = a.y - plan.stone.top - (plan.wide ? 52 * plan.unit : 26 * size);
    return [{ x: within(9 * size, x, plan.width - 9 * size), y, size, post }];
  });
  return [...beside, ...between];
}

/** A wall's battlements: `count` teeth over a width, closed below. */
export function teeth(
  x: number,
  y: number,
  width: number,
  count: number,
  tooth: number,
  bottom: number,
): string {
  const each = f(width / (count * 2 - 1));
  let path = `M${f(x)} ${f(bottom)}V${f(y)}`;
  for (let k = 0; k < count * 2 - 1; k++) {
    path += k % 2 ? `v${f(tooth)}h${each}v${f(-tooth)}` : `h${each}`;
  }
  return `${path}V${f(bottom)}z`;
}

import { describe, expect, it } from "vitest";
import { bundleOf, Speaker } from "../src/lib/fluent.ts";
import { Inquiry, spoken } from "../src/room/facts.ts";

const WORDS = `
seat-0 = Blue
hand = { $player }: { $cards }
joined = { $before }{ $by }{ $after }
a-hat = a hat
unbroken = { UNBROKEN($text) }
`;

describe("the view in words", () => {
  it("is spoken section by section, with the players' names", () => {
    const hat = { id: "a-hat" };
    const cards = { id: "joined", args: { before: hat, by: " · ", after: hat } };
    const line = { id: "hand", args: { player: { id: "seat-0" }, cards } };
    const words = new Speaker(bundleOf("en", WORDS), ["Anne"]);
    expect(
      spoken(
        [
          { title: null, lines: [line], columns: 1 },
          { title: hat, lines: [], columns: 4 },
        ],
        words,
      ),
    ).toEqual([
      { title: "", lines: ["Anne: a hat · a hat"], columns: 1 },
      { title: "a hat", lines: [], columns: 4 },
    ]);
  });

  it("keeps together what no line's end may part", () => {
    const words = new Speaker(bundleOf("en", WORDS));
    expect(words.text("unbroken", { text: "2 to rum 1" })).toBe("2\u00a0to\u00a0rum\u00a01");
  });
});

/** Questions that are answered by hand. */
function asked() {
  const open: ((answer: string | Error) => void)[] = [];
  const told: (string | null)[] = [];
  let questions = 0;
  const inquiry = new Inquiry<string>(
    () => {
      questions += 1;
      return new Promise((then, fail) => {
        open.push((answer) => (answer instanceof Error ? fail(answer) : then(answer)));
      });
    },
    (answer) => told.push(answer),
  );
  const answer = async (text: string | Error): Promise<void> => {
    open.shift()?.(text);
    await new Promise((then) => setTimeout(then));
  };
  return { inquiry, told, answer, questions: () => questions };
}

describe("an inquiry", () => {
  it("asks nothing while nobody wants to know", async () => {
    const { inquiry, questions } = asked();
    await inquiry.changed();
    expect(questions()).toBe(0);
  });

  it("asks one thing at a time, and the last change wins", async () => {
    const { inquiry, told, answer, questions } = asked();
    inquiry.begin();
    for (let change = 0; change < 5; change += 1) void inquiry.changed();
    expect(questions()).toBe(1);
    await answer("old");
    expect(questions()).toBe(2);
    await answer("new");
    expect(questions()).toBe(2);
    expect(told).toEqual(["old", "new"]);
  });

  it("forgets what it knows when nobody wants to know, also what is still under way", async () => {
    const { inquiry, told, answer, questions } = asked();
    inquiry.begin();
    inquiry.end();
    await answer("too late");
    expect(told).toEqual([null]);
    void inquiry.changed();
    expect(questions()).toBe(1);
  });

  it("asks anew when it is wanted again before the answer is there", async () => {
    const { inquiry, told, answer, questions } = asked();
    inquiry.begin();
    inquiry.end();
    inquiry.begin();
    await answer("first");
    expect(questions()).toBe(2);
    await answer("second");
    expect(told.at(-1)).toBe("second");
  });

  it("minds no question that fails, and asks at the next change", async () => {
    const { inquiry, told, answer, questions } = asked();
    inquiry.begin();
    await answer(new Error("unreachable"));
    expect(told).toEqual([]);
    void inquiry.changed();
    await answer("there");
    expect(questions()).toBe(2);
    expect(told).toEqual(["there"]);
  });
});

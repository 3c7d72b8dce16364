// What a table looks like at this moment, as boxes: where everything lies that must not move, which
// words are cut, and what lies outside the window. Tests evaluate it; it waits until all lies still.
// Of a board that is not painted yet, and scrolls, it sees the box alone.
async (painted) => {
    const STILL = {
        header: ".frame > .header",
        sentence: "[data-testid=steps]",
        board: ".table > .board",
        tray: ".board .jetty, .board .tray",
        foot: ".foot",
        slot: ".foot > .slot",
        tabs: ".side:not(.put-away) .tabs",
    };
    const PARTS = ".header, .panel, .sentence, .foot";
    const EDGE = 1; // a pixel that letters may lean out
    const DOTS = 0.8; // of their size, as wide as an ellipsis
    const LETTERS = 0.9; // of their size: from the top of a capital to the foot of a "g"

    const boxOf = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map((side) => Math.round(side * 100) / 100);
    };

    // A place that is drawn is as big as what takes the touch; who stands on it may stick out.
    const touchedAt = (one) =>
        one instanceof SVGElement
            ? (one.querySelector(":scope > rect, :scope > .hull") ?? one)
            : (one.closest(".cell") ?? one);

    // What lies on a strip to swipe lies still if it does so on its strip, which may be longer than
    // the window.
    function onStrip(strip, [x, y, width, height]) {
        return [x + strip.scrollLeft, y + strip.scrollTop, width, height];
    }

    function boxes() {
        const found = {};
        for (const [name, where] of Object.entries(STILL)) {
            const one = document.querySelector(where);
            if (one) found[name] = boxOf(one);
        }
        // When the match is over other buttons stand at the foot, and nobody is about to touch any; on
        // a phone's side the sentence above makes room for them.
        if (document.querySelector("[data-testid=end], [data-testid=again]")) {
            delete found.foot;
            delete found.slot;
            delete found.sentence;
        }
        for (const one of document.querySelectorAll(".crew > [data-seat]")) {
            found[`panel ${one.dataset.seat}`] = boxOf(one);
        }
        // A board may show scenes: what belongs to one lies elsewhere in another.
        const scene = document.querySelector(".board [data-scene]")?.dataset.scene ?? "";
        const places = painted ? document.querySelectorAll(".board [data-handle]") : [];
        // What is for sale lies where it lay until the next auction, which sells something else.
        const lots = [...document.querySelectorAll(".board [data-lot]")].map(({ dataset }) => dataset.lot);
        for (const one of places) {
            if (one.closest(".pans")) continue; // a map that is bigger than its window comes nearer
            if (one.matches(".choice")) continue; // a price hangs where its neighbours leave it room
            if (one.matches(".held")) continue; // what is in hand is lifted
            if (one.matches(".flip")) continue; // it stays, and takes the other of two ways each time
            const { handle, lot } = one.dataset;
            const name = lot ? `${lot} of ${lots}` : handle;
            if (!one.closest(".quay")) found[`${scene} ${name}`.trim()] = boxOf(touchedAt(one));
        }
        // Tiles of one kind are alike: what lies still are their places, whatever lies there.
        const strip = painted ? document.querySelector(".board .quay") : null;
        for (const [index, one] of strip?.querySelectorAll(".ship, .ware, .gap").entries() ?? []) {
            found[`strip ${index}`] = onStrip(strip, boxOf(one));
        }
        return found;
    }

    const styles = new Map();
    function styleOf(one) {
        if (!styles.has(one)) styles.set(one, getComputedStyle(one));
        return styles.get(one);
    }

    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

    /** The boxes beyond which these letters cannot be seen, or should not be; null: not for eyes. */
    function frames(text) {
        const found = [];
        let reached = false; // by scrolling
        for (let one = text.parentElement; one !== document.documentElement; one = one.parentElement) {
            const style = styleOf(one);
            if (style.clipPath.startsWith("inset(50%") || style.visibility === "hidden") return null;
            if (style.display === "none" || style.opacity === "0") return null;
            reached ||= one.matches(".pane > *");
            reached ||= one.matches(".pans");
            reached ||= scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
            reached ||= scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
            const ends = hides(style.overflowX) || hides(style.overflowY) || one.matches(PARTS);
            if (!reached && ends) found.push(one);
        }
        if (!reached) found.push(document.documentElement);
        return found;
    }

    const within = (inner, outer) =>
        inner.left >= outer.left - EDGE &&
        inner.right <= outer.right + EDGE &&
        inner.top >= outer.top - EDGE &&
        inner.bottom <= outer.bottom + EDGE;

    function seenLetters(text, by) {
        const style = styleOf(by);
        const [size, after] = [style.fontSize, style.paddingRight].map(Number.parseFloat);
        const dots = style.textOverflow === "ellipsis" ? after + DOTS * size : 0;
        const outer = { right: by.getBoundingClientRect().right - dots };
        const range = document.createRange();
        let seen = 0;
        for (let at = 0; at < text.length; at += 1) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            if (range.getBoundingClientRect().right <= outer.right + EDGE) seen += 1;
        }
        return seen;
    }

    /** The letters' own heights: what a face keeps free above and below them may be cut. */
    function linesOf(range, size) {
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        return lines.map(({ left, right, top, bottom }) => {
            const free = Math.max(0, bottom - top - LETTERS * size) / 2;
            return { left, right, top: top + free, bottom: bottom - free };
        });
    }

    const pathOf = (one) => {
        const names = (of) => `${of?.tagName ?? ""}.${of?.getAttribute("class") ?? ""}`;
        return `${names(one.parentElement)} > ${names(one)}`.replaceAll(/ s-\w+/g, "");
    };

    function words() {
        const cut = new Set();
        const names = {};
        const range = document.createRange();
        const walk = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
        for (let text = walk.nextNode(); text; text = walk.nextNode()) {
            if (!text.data.trim()) continue;
            if (!painted && text.parentElement.closest(".board")) continue;
            const outer = frames(text);
            if (!outer) continue;
            range.selectNodeContents(text);
            const lines = linesOf(range, Number.parseFloat(styleOf(text.parentElement).fontSize));
            const told = text.data.trim();
            const by = outer.find((one) => {
                const bound = one.getBoundingClientRect();
                return !lines.every((line) => within(line, bound));
            });
            if (text.parentElement.matches(".panel > .name, .tag > .name")) {
                const seen = by ? seenLetters(text, by) : told.length;
                names[told] = Math.min(seen, names[told] ?? seen);
            } else if (by) {
                cut.add(`${told} | ${pathOf(text.parentElement)} by ${pathOf(by)}`);
            }
        }
        return { cut: [...cut], names };
    }

    const frame = () => new Promise(requestAnimationFrame);
    let before;
    for (let same = 0; same < 2; ) {
        await frame();
        const now = JSON.stringify(boxes());
        same = now === before ? same + 1 : 0;
        before = now;
    }
    const still = boxes();
    // Words that get less room than they had (a button comes to stand beside them) become smaller at
    // the end of the frame, after its layout: what is cut is so in two frames that follow each other.
    const { cut, names } = words();
    await (cut.length ? frame() : null);
    const stillCut = cut.length ? words().cut : [];
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    return {
        boxes: still,
        cut: cut.filter((told) => stillCut.includes(told)),
        names,
        scrolls: [scrollWidth - innerWidth, scrollHeight - innerHeight],
    };
}

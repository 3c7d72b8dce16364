// Runs in the page before anything of its own: counts what a person's hand did, and notes with each
// act sent how much that was. Events made by scripts are not trusted and do not count; nor do keys
// that choose nothing.
(() => {
  const seen = { keys: 0, pointer: 0, acts: [], lines: [] };
  window.seen = seen;
  const count = (kind, what, counts) =>
    addEventListener(kind, (event) => event.isTrusted && counts(event) && (seen[what] += 1), true);
  count("keydown", "keys", (event) => /^(Enter| |\d)$/.test(event.key));
  count("pointerdown", "pointer", () => true);
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      seen.lines.push(this);
    }
    send(data) {
      if (JSON.parse(data).type === "Act") seen.acts.push([seen.keys, seen.pointer]);
      super.send(data);
    }
  };
})();

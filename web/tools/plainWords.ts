// Which words of the .ftl files are sent to a page.

/**
 * What the server says itself, in both languages: why not, and what is wrong with a position. And the
 * player aid, which is asked of it together with the rules.
 */
const SERVERS = /^(?:refused|position|components|aid)-/;
/** Of the core's words a page joins words with these; the others are errors of the server. */
const JOINTS = /^(?:list-|joined |nothing |you |unbroken )/;

/** Words without the notes between them, which are for those who write them. */
export function plainWords(file: string, text: string): string {
  const entries = text.replace(/^#.*\n/gm, "").split(/\n+(?=[a-z-])/);
  const ofCore = file.includes("/core/words/");
  const wanted = (entry: string): boolean =>
    ofCore ? JOINTS.test(entry) : !file.includes("/games/") || !SERVERS.test(entry);
  return `${entries.filter(wanted).join("\n").trim()}\n`;
}

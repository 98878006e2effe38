// A file in parts that a call takes.

/** Characters of a part: fewer than the call's body has bytes, whatever they are. */
const longest = 250_000

/** The text of a file in parts, cut where a line ends if one does; at least one. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const line = text.lastIndexOf('\n', at + longest - 1)
    const end = text.length - at <= longest ? text.length : line > at ? line + 1 : at + longest
    parts.push(text.slice(at, end))
    at = end
  }
  return parts.length > 0 ? parts : ['']
}

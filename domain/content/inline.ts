// Inline markup of editorial text: `*emphasis*`, `**strong**` and `[words](page)`. It is parsed into parts and never
// into HTML, so an author cannot break a page.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'emphasis'; parts: Inline[] }
  | { kind: 'link'; to: LinkTarget; parts: Inline[] }

/** Where a link goes: a page of contract/paths.ts by its id, or one of the brand's contacts. */
export interface LinkTarget {
  /** Page id, or `mail`, `phone`, `pickups`. */
  id: string
  /** Values of the page's parameters: `menu?date=open-week`. */
  parameters: Record<string, string>
  /** Anchor on that page, without its number sign. */
  anchor: string | null
}

/** Targets other than pages: the brand's mail, its phone and the mailbox for pickups. */
export const contactTargets = ['mail', 'phone', 'pickups'] as const

const mark = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\][]+)\]\(([^()\s]+)\)/
const target = /^([a-z][A-Za-z0-9]*)(?:\?([\w&=-]+))?(?:#([\w-]+))?$/

/** The parts of a text. A mark that does not close is ordinary text. */
export function parseInline(text: string): Inline[] {
  const found = mark.exec(text)
  if (!found) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, strong, emphasis, words, to] = found
  const before = text.slice(0, found.index)
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    partOf(whole, strong, emphasis, words, to),
    ...parseInline(text.slice(found.index + whole.length)),
  ]
}

function partOf(whole: string, strong?: string, emphasis?: string, words?: string, to?: string): Inline {
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) }
  if (emphasis !== undefined) return { kind: 'emphasis', parts: parseInline(emphasis) }
  const read = to === undefined ? null : readTarget(to)
  return read && words !== undefined
    ? { kind: 'link', to: read, parts: parseInline(words) }
    : { kind: 'text', text: whole }
}

/** Reads `product?id=pad-thai-tofu#steps`; null where it is not a target. */
export function readTarget(written: string): LinkTarget | null {
  const [, id, query, anchor] = target.exec(written) ?? []
  if (id === undefined) return null
  const parameters = Object.fromEntries(new URLSearchParams(query ?? ''))
  return { id, parameters, anchor: anchor ?? null }
}

/** A text without its markup: for titles of tabs, for search, for structured data. */
export function plainText(text: string): string {
  return parseInline(text).map(wordsOf).join('')
}

const wordsOf = (part: Inline): string =>
  part.kind === 'text' ? part.text : part.parts.map(wordsOf).join('')

/** Every target that a text links to, in order. */
export function linksOf(text: string): LinkTarget[] {
  const within = (parts: readonly Inline[]): LinkTarget[] =>
    parts.flatMap(part =>
      part.kind === 'text' ? [] : [...(part.kind === 'link' ? [part.to] : []), ...within(part.parts)],
    )
  return within(parseInline(text))
}

/** Whether a text has a mark that does not close, a link that leads nowhere, or HTML. */
export function isMalformed(text: string): boolean {
  return /[*[\]<>]/.test(plainText(text))
}

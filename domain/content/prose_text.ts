// Running text as it is typed: paragraphs separated by an empty line, list entries with a hyphen or a number in front.

/** Paragraphs and lists, as content keeps them (contract/content.ts). */
export type ProseParts = readonly (
  | string
  | { readonly list: 'bullets' | 'numbers'; readonly items: readonly string[] }
)[]

const bullet = /^[-•]\s+/
const number = /^\d+[.)]\s+/

/** The text of prose, for editing by hand. */
export function textOfProse(prose: ProseParts): string {
  return prose
    .map(part => {
      if (typeof part === 'string') return part
      return part.items
        .map((item, place) => `${part.list === 'bullets' ? '-' : `${place + 1}.`} ${item}`)
        .join('\n')
    })
    .join('\n\n')
}

/** Reads the notation of `textOfProse`, with a person's edits: adjacent lines are one paragraph, and spaces do not matter. */
export function proseOfText(text: string): ProseParts {
  return text
    .split(/\n\s*\n/)
    .map(part => part.split('\n').map(line => line.trim()))
    .map(lines => lines.filter(line => line !== ''))
    .filter(lines => lines.length > 0)
    .map(lines => {
      if (lines.every(line => bullet.test(line))) return listOf('bullets', bullet, lines)
      if (lines.every(line => number.test(line))) return listOf('numbers', number, lines)
      return lines.join(' ')
    })
}

const listOf = (list: 'bullets' | 'numbers', mark: RegExp, lines: readonly string[]) => ({
  list,
  items: lines.map(line => line.replace(mark, '')),
})

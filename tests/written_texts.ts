// The sentences of the product: the files that have them, and the texts of a source file, which are what stands in its strings and
// templates, without comments and code.

import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The files with the interface's sentences, from the root: those that several pages share, and each page's own beside it. */
export const sentenceFiles: readonly string[] = globSync(
  ['i18n/**/*.ts', 'app/pages/**/{words,*_words}.ts'],
  {
    cwd: root,
  },
).filter(file => !file.includes('.test.'))

/** Every text, in order. A template's parts between its expressions are texts of their own. */
export function textsIn(source: string): string[] {
  const texts: string[] = []
  // Open templates, each with the braces that are open in its present expression; null while its text is read.
  const templates: (number | null)[] = []
  let text = ''
  let at = 0
  const ends = () => {
    if (text !== '') texts.push(text)
    text = ''
  }
  const after = (end: string) => {
    const found = source.indexOf(end, at)
    return found < 0 ? source.length : found + end.length
  }
  while (at < source.length) {
    const sign = source[at] as string
    const depth = templates.at(-1)
    if (depth === null) {
      if (sign === '\\') {
        text += source[at + 1] === 'n' ? '\n' : ' '
        at += source.startsWith('u', at + 1) ? 6 : 2
      } else if (sign === '`') {
        ends()
        templates.pop()
        at += 1
      } else if (source.startsWith('${', at)) {
        ends()
        templates[templates.length - 1] = 0
        at += 2
      } else {
        text += sign
        at += 1
      }
    } else if (source.startsWith('//', at)) at = after('\n')
    else if (source.startsWith('/*', at)) at = after('*/')
    else if (sign === "'" || sign === '"') {
      const end = source.indexOf(sign, at + 1)
      texts.push(source.slice(at + 1, end))
      at = end + 1
    } else {
      if (sign === '`') templates.push(null)
      else if (depth !== undefined && sign === '{') templates[templates.length - 1] = depth + 1
      else if (depth !== undefined && sign === '}')
        templates[templates.length - 1] = depth === 0 ? null : depth - 1
      at += 1
    }
  }
  return texts
}

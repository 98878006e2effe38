// The words of a text, normalized for search in French and English.

import { foldText } from '../text.ts'

/** Words too common to tell products apart; `the` is among them, and so is `thé`. */
const joining = new Set(
  'the and with of in on an de du des la le les au aux et en avec sur un une ou or'.split(' '),
)

export function isJoining(word: string): boolean {
  return joining.has(word)
}

/** The words of a text, folded, each once; single letters are left out. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter(word => word.length > 1)
}

/** A word without its plural, in either language: `oeufs` is `oeuf`, `berries` is `berry`, `choux` is `chou`. */
export function singularOf(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes')) return word.slice(0, -2)
  if (word.endsWith('ss')) return word
  return word.endsWith('s') || (word.endsWith('x') && word.length > 4) ? word.slice(0, -1) : word
}

// What somebody probably meant by a word that is none of those that are known.

import { slipsTo } from '../slips.ts'
import { foldText } from '../text.ts'

const mostSlips = 2

const plainWord = (text: string): string => foldText(text).replace(/[^a-z\d]/g, '')

/**
 * Finds the one that a word is two letters from at most, or the same but for case, accents and marks; null where none or several are as near.
 * Many words can be looked for among the same ones.
 */
export function nearestAmong<T extends string>(known: Iterable<T>): (word: string) => T | null {
  const plain = Array.from(known, one => ({ one, word: plainWord(one) }))
  return typed => {
    const word = plainWord(typed)
    if (word === '' || word.length > 80) return null
    let best: { one: T; far: number } | null = null
    let isTie = false
    for (const other of plain) {
      const far = slipsTo(word, other.word, mostSlips)
      if (far === null || far * 2 >= other.word.length) continue
      if (best !== null && far === best.far) isTie = true
      if (best === null || far < best.far) {
        best = { one: other.one, far }
        isTie = false
      }
    }
    return isTie ? null : (best?.one ?? null)
  }
}

export const nearest = <T extends string>(word: string, known: Iterable<T>): T | null =>
  nearestAmong(known)(word)

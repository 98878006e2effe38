// The menu's texts in both languages: complete, tidy, and in the words of a Quebec kitchen.

import { describe, expect, test } from 'vitest'
import type { Bilingual } from '../../domain/catalogue/types.ts'
import { dishes, ingredients, marketItems } from './index.ts'

const dishWords = dishes.flatMap(dish => [
  dish.name,
  dish.promise,
  dish.summary,
  ...dish.steps.flatMap(step => [step.title, step.text]),
  ...dish.customizations.flatMap(swap => [swap.name, swap.cooking]),
])
const itemWords = marketItems.flatMap(item => [item.name, item.promise, item.unit])
const ingredientWords = [...ingredients.values()].map(ingredient => ingredient.name)
const all: readonly Bilingual[] = [...dishWords, ...itemWords, ...ingredientWords]
const french = all.map(words => words.fr)

describe('the words of the menu', () => {
  test('exist in both languages, without stray spaces or typewriter apostrophes', () => {
    for (const text of all.flatMap(words => [words.en, words.fr])) {
      expect(text).toMatch(/^\S.*\S$|^\S$/)
      expect(text).not.toMatch(/'|"| {2}/)
    }
  })

  test('French never breaks a line before a colon, a percent or a degree sign', () => {
    expect(french.filter(text => / [:%°»]/.test(text))).toEqual([])
  })

  test('French is that of Quebec', () => {
    const foreign =
      /haricots? verts?|gambas|patates? americaines?|yaourt|citrons? verts?|cr[eè]me aigre|pois cass/i
    expect(french.filter(text => foreign.test(text))).toEqual([])
  })

  test('French avoids both tu and vous, so that both houses can use it', () => {
    const addressing = (word: string) =>
      ['vous', 'votre', 'vos', 'tu', 'ton', 'tes', 'toi'].includes(word) ||
      (word.endsWith('ez') && !['assez', 'chez', 'nez'].includes(word))
    const words = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u)
    expect(french.filter(text => words(text).some(addressing))).toEqual([])
  })

  test('promises are one or two sentences long, summaries fit a card', () => {
    for (const dish of dishes) {
      for (const locale of ['en', 'fr'] as const) {
        expect(dish.promise[locale].length, dish.promise[locale]).toBeLessThanOrEqual(160)
        expect(dish.summary[locale].length, dish.summary[locale]).toBeLessThanOrEqual(60)
        expect(dish.name[locale].length, dish.name[locale]).toBeLessThanOrEqual(50)
      }
    }
  })
})

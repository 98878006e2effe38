import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensOf } from './allergens.ts'
import { contactIn, dishMayContain, ingredientMayContain, type KitchenLine } from './contact.ts'
import { pantry } from './example_pantry.ts'

const line = (id: string, ingredientIds: readonly string[], facts: Partial<KitchenLine> = {}) => ({
  id,
  brand: 'freshprep' as const,
  ingredientIds,
  dishIds: [],
  ...facts,
})
const mayContain = (id: string, contact: ReturnType<typeof contactIn>) =>
  ingredientMayContain(id, allergensOf([id], pantry), contact)

const anyId = fc.constantFrom(...pantry.keys())
const anyLines = fc
  .array(fc.uniqueArray(anyId, { maxLength: 5 }), { maxLength: 4 })
  .map(lines => lines.map((ids, index) => line(`line-${index}`, ids)))

describe('traces by contact', () => {
  test('in an ingredient come from everything on the same line, in the kitchens of the brands that sell it', () => {
    const lines = [
      line('dry', ['rice', 'flour']),
      line('cold', ['rice', 'cheese'], { brand: 'cookit' }),
      line('sealed', ['anchovy']),
    ]
    const kitchens = { lines, warnings: {} }
    expect(mayContain('rice', contactIn(['freshprep'], kitchens, pantry))).toEqual(['gluten_wheat', 'wheat'])
    expect(mayContain('rice', contactIn(['cookit'], kitchens, pantry))).toEqual(['milk'])
    expect(mayContain('rice', contactIn(['freshprep', 'cookit'], kitchens, pantry))).toContain('milk')
    expect(mayContain('flour', contactIn(['freshprep'], kitchens, pantry))).toEqual([])
  })

  test('in a mix are those of its parts, and those that makers warn of', () => {
    const kitchens = { lines: [line('tofu', ['tofu', 'anchovy'])], warnings: { flour: ['sesame'] } }
    expect(mayContain('glaze', contactIn(['freshprep'], kitchens, pantry))).toEqual(['fish', 'sesame'])
  })

  test('in a ready-to-eat dish come from everything its line cooks, sulphites excepted', () => {
    const kitchens = {
      lines: [line('kettles', ['wine', 'cheese', 'tofu'], { dishIds: ['stew'] })],
      warnings: {},
    }
    const contact = contactIn(['freshprep'], kitchens, pantry)
    expect(mayContain('tofu', contact)).toEqual([])
    expect(dishMayContain('stew', ['rice'], [], contact)).toEqual(['milk', 'soy'])
    expect(dishMayContain('stew', ['rice'], ['milk'], contact)).toEqual(['soy'])
    expect(dishMayContain('salad', ['rice'], [], contact)).toEqual([])
  })

  test('together with the dish’s own allergens cover every line that packed it', () => {
    fc.assert(
      fc.property(anyLines, fc.uniqueArray(anyId, { minLength: 1 }), (lines, packed) => {
        const contact = contactIn(['freshprep'], { lines, warnings: {} }, pantry)
        const holds = allergensOf(packed, pantry)
        const may = dishMayContain('any', packed, holds, contact)
        expect(may.filter(allergen => holds.includes(allergen))).toEqual([])
        const met = lines.filter(one => one.ingredientIds.some(id => packed.includes(id)))
        const due = met
          .flatMap(one => allergensOf(one.ingredientIds, pantry))
          .filter(allergen => allergen !== 'sulphites')
        expect([...holds, ...may]).toEqual(expect.arrayContaining(due))
      }),
    )
  })

  test('never shrink when a line takes one more ingredient', () => {
    fc.assert(
      fc.property(anyLines, anyId, anyId, (lines, more, asked) => {
        const longer = lines.map(one => ({ ...one, ingredientIds: [...one.ingredientIds, more] }))
        const contactsOf = (kitchen: readonly KitchenLine[]) =>
          mayContain(asked, contactIn(['freshprep'], { lines: kitchen, warnings: {} }, pantry))
        expect(contactsOf(longer)).toEqual(expect.arrayContaining(contactsOf(lines)))
      }),
    )
  })
})

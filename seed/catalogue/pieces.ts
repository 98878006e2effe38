// The pieces of the catalogue that comes with the program, as the base keeps them.

import type { KeptPiece } from '../../domain/catalogue/catalogue.ts'
import { appeal } from './appeal.ts'
import { costs } from './costs.ts'
import { families, otherNames } from './families.ts'
import { type IngredientId, ingredients } from './ingredients.ts'
import { kitchens } from './kitchens.ts'
import { nutrition } from './nutrition.ts'

export const pieces: readonly KeptPiece[] = [
  ...[...ingredients.values()].map(
    ({ id, ...ingredient }): KeptPiece => ({
      kind: 'ingredient',
      id,
      content: {
        ...ingredient,
        centsPerKilogram: costs[id as IngredientId] ?? null,
        warnings: kitchens.warnings[id] ?? [],
        also: otherNames[id as IngredientId] ?? null,
      },
    }),
  ),
  ...[...nutrition].map(([id, content]): KeptPiece => ({ kind: 'nutrition', id, content })),
  ...families.map(({ id, ...content }): KeptPiece => ({ kind: 'family', id, content })),
  ...kitchens.lines.map(
    (content): KeptPiece => ({
      kind: 'kitchen_line',
      id: `${content.brand}:${content.id}`,
      content,
    }),
  ),
  ...[...appeal].map(([id, score]): KeptPiece => ({ kind: 'appeal', id, content: { score } })),
]

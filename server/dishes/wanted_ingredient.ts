// What an admin wants of an ingredient, as the pieces of the catalogue that change with it.

import { Refusal } from '../../contract/errors.ts'
import type { KeptIngredient, KeptPiece } from '../../domain/catalogue/catalogue.ts'
import { usdaFoods } from '../catalogue/load_foods.ts'
import { piecesNow } from '../catalogue/pieces.ts'
import type { WantedIngredient } from '../corrections/correct_ingredient.ts'
import type { Stored } from '../request/services.ts'

interface Form {
  id: string
  base: number
  ingredient: KeptIngredient
  families: readonly string[]
  lines: readonly string[]
}

/**
 * The ingredient itself, its nutrition row where the catalogue does not have it yet, and the families and lines that it joins or leaves.
 * @throws Refusal invalid_input for a row, a family or a line that there is not, and for a food that is neither a row nor a mix
 */
export async function wantedIngredient(
  services: Stored,
  { id, base, ingredient, families, lines }: Form,
): Promise<WantedIngredient> {
  const pieces = await piecesNow(services)
  const { ndb, parts } = ingredient
  if ((ndb === null) !== parts.length > 0) refuse('ndb')
  const has = (kind: KeptPiece['kind'], of: string) =>
    pieces.some(piece => piece.kind === kind && piece.id === of)
  if (families.some(family => !has('family', family))) refuse('families')
  if (lines.some(line => !has('kitchen_line', line))) refuse('lines')
  if (parts.some(({ ingredientId }) => ingredientId === id || !has('ingredient', ingredientId)))
    refuse('parts')
  if (parts.reduce((sum, { share }) => sum + share, 0) > 1.000_001) refuse('parts')
  return {
    id,
    base,
    pieces: [
      { kind: 'ingredient', id, content: ingredient },
      ...(ndb === null || has('nutrition', ndb) ? [] : [rowOf(services, ndb)]),
      ...pieces.flatMap(piece => joined(piece, id, { families, lines })),
    ],
  }
}

function refuse(field: string): never {
  throw new Refusal('invalid_input', { fields: { [field]: 'invalid_input' } })
}

function rowOf(services: Stored, ndb: string): KeptPiece {
  const food = usdaFoods(services).find(one => one.ndb === ndb)
  return food ? { kind: 'nutrition', id: ndb, content: food.content } : refuse('ndb')
}

/** A family or a line that has the ingredient from now on, or has it no more; nothing where it stays as it is. */
function joined(
  piece: KeptPiece,
  id: string,
  { families, lines }: Pick<Form, 'families' | 'lines'>,
): KeptPiece[] {
  const put = (members: readonly string[], isIn: boolean) =>
    members.includes(id) === isIn ? null : isIn ? [...members, id] : members.filter(other => other !== id)
  if (piece.kind === 'family') {
    const members = put(piece.content.members, families.includes(piece.id))
    return members ? [{ ...piece, content: { ...piece.content, members } }] : []
  }
  if (piece.kind === 'kitchen_line' && piece.content.dishIds.length === 0) {
    const ingredientIds = put(piece.content.ingredientIds, lines.includes(piece.id))
    return ingredientIds ? [{ ...piece, content: { ...piece.content, ingredientIds } }] : []
  }
  return []
}

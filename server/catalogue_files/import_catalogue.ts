// npm run catalogue: the whole catalogue as files, and back. An import compares the files with the base, says what would change and what that
// does to boxes, and changes it on request by the admin's own use cases: nothing is overwritten.

import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../contract/errors.ts'
import { contract } from '../../contract/index.ts'
import type { KeptPiece } from '../../domain/catalogue/catalogue.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { MarketItem } from '../../domain/catalogue/types.ts'
import { changePieces } from '../catalogue/begin_change.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Wanted } from '../catalogue/change.ts'
import { saveCorrection } from '../corrections/correct.ts'
import { previewCorrection } from '../corrections/preview.ts'
import { menusOf } from '../menu/memory.ts'
import type { Settling } from '../terms/settle_terms.ts'
import { checked, type Difference } from './difference.ts'
import { readFactFiles, writeFactFiles } from './fact_files.ts'
import { type CatalogueFiles, type DishFile, readFiles, writeFiles } from './files.ts'
import { factDifferences, factFilesNow } from './import_facts.ts'
import { placeDifferences, placesNow } from './import_places.ts'
import { termsIn } from './import_terms.ts'
import { readPlaceFiles, writePlaceFiles } from './place_files.ts'
import { findAdmin, readDishes, readItems, readPiecesOf } from './store.ts'

/** What the base has, as files would have it. */
async function catalogueNow(services: Settling): Promise<CatalogueFiles> {
  const { pool } = services
  const [dishes, items, pieces, book] = await Promise.all([
    readDishes.all(pool),
    readItems.all(pool),
    readPiecesOf.all(pool),
    termsOf(services),
  ])
  return {
    dishes: dishes.flatMap(({ id, recipe, withdrawn }) => {
      if (!recipe) return []
      const { version: _, ...written } = recipe
      return [{ ...written, id, ...(withdrawn && { withdrawn }) } as DishFile]
    }),
    items: items.map(({ content, withdrawn }) => ({ ...content, withdrawn })),
    pieces,
    terms: book.versions.map(({ kind, subject, from, value }) => ({ kind, subject, from, value })),
  }
}

/** Writes the base's catalogue into a folder. @param now program time, ISO instant */
export async function exportCatalogue(services: Settling, folder: string, now: string): Promise<void> {
  writeFiles(folder, await catalogueNow(services))
  writePlaceFiles(folder, await placesNow(services))
  writeFactFiles(folder, await factFilesNow(services, now))
}

/** The differences of a folder from the base. @param from `now`, `new` or a Monday: the menu weeks that dishes and items change in */
async function differencesOf(
  services: Settling,
  folder: string,
  { from, now }: { from: string; now: string },
): Promise<Difference[]> {
  const [wanted, present] = [readFiles(folder), await catalogueNow(services)]
  const versions = new Map(
    [...(await readDishes.all(services.pool)), ...(await readItems.all(services.pool))].map(
      ({ id, version }) => [id, version] as const,
    ),
  )
  const product = (id: string, change: Wanted): Difference => ({
    what: `${id}: ${change.kind === 'withdraw' ? 'taken off the menu' : versions.has(id) ? 'changed' : 'new'}`,
    foresee: async () => {
      const of = { base: versions.get(id) ?? 0, from, now, locale: 'en' as const }
      const { boxes, outcomes, rises } = await previewCorrection(services, change, of)
      const { replaced, dropped, asked, warned } = outcomes
      const costs = rises ? 'costs more, so only weeks that are not published get it; ' : ''
      return `${costs}${boxes} boxes hold it: ${replaced} replaced, ${dropped} left out, ${asked} asked, ${warned} warned`
    },
    carryOut: async by => {
      await saveCorrection(services, change, { base: versions.get(id) ?? 0, from, ...by })
    },
  })
  return [
    ...piecesOf(services, wanted.pieces, present.pieces),
    ...changed(wanted.dishes, present.dishes).map(({ id, withdrawn, ...rest }) =>
      product(id, withdrawn ? { kind: 'withdraw', id } : { kind: 'dish', recipe: recipeOf({ id, ...rest }) }),
    ),
    ...changed(wanted.items, present.items).map(({ withdrawn, ...line }) =>
      product(
        line.id,
        withdrawn
          ? { kind: 'withdraw', id: line.id }
          : { kind: 'item', item: checked('market_items.csv', item.safeParse(line)) as MarketItem },
      ),
    ),
    ...termsIn(services, wanted.terms, present.terms, now),
    ...(await placeDifferences(services, readPlaceFiles(folder), { from, now })),
    ...(await factDifferences(services, readFactFiles(folder), now)),
  ]
}

const changed = <T extends { id: string }>(wanted: readonly T[], present: readonly T[]): T[] => {
  const known = new Map(present.map(one => [one.id, one]))
  return wanted.filter(one => !isDeepStrictEqual(one, known.get(one.id)))
}

const { recipe, item } = {
  ...contract.catalogue.correct_meal.input.shape,
  ...contract.catalogue.correct_market_item.input.shape,
}
const recipeOf = (file: DishFile): DishRecipe =>
  checked(`dishes/${file.id}.yaml`, recipe.safeParse({ ...file, version: 0 })) as DishRecipe

/** All pieces that differ are one change: recipes that are saved after it are computed from them. */
function piecesOf(
  services: Settling,
  wanted: readonly KeptPiece[],
  present: readonly KeptPiece[],
): Difference[] {
  const known = new Map(present.map(({ kind, id, content }) => [`${kind} ${id}`, content]))
  const pieces = wanted.filter(
    ({ kind, id, content }) => !isDeepStrictEqual(content, known.get(`${kind} ${id}`)),
  )
  if (pieces.length === 0) return []
  const names = pieces.map(({ kind, id }) => `${kind} ${id}`).join(', ')
  return [
    {
      what: `${pieces.length} pieces: ${names}`,
      foresee: async () => 'recipes saved from then on are computed from them',
      carryOut: by => changePieces(services, pieces, { actor: by.actor, reason: by.reason, at: by.now }),
    },
  ]
}

interface Imported {
  /** A line for each difference, with what it does or why it cannot be. */
  lines: string[]
  refused: number
}

/**
 * Says what a folder would change, and changes it where somebody answers for it. A difference that is refused keeps no other back.
 * @param apply who, by email, and why; null only to say
 * @param now program time, ISO instant
 * @throws Error where a file cannot be read, or the email is no admin's
 */
export async function importCatalogue(
  services: Settling,
  folder: string,
  { from, apply, now }: { from: string; apply: { email: string; reason: string } | null; now: string },
): Promise<Imported> {
  const admin = apply && (await findAdmin.first(services.pool, { email: apply.email }))
  if (apply && !admin) throw new Error(`${apply.email} is no admin.`)
  const imported: Imported = { lines: [], refused: 0 }
  for (const { what, foresee, carryOut } of await differencesOf(services, folder, { from, now })) {
    try {
      const effect = await foresee()
      if (apply && admin) await carryOut({ actor: admin.id, reason: apply.reason, now })
      imported.lines.push(`${what}\n  ${effect}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      imported.refused += 1
      imported.lines.push(
        `${what}\n  refused: ${error.code} ${JSON.stringify(error.fields ?? error.details ?? {})}`,
      )
    }
  }
  menusOf(services).changed()
  return imported
}

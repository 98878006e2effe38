// settings_taste.update: applies to every box without a choice by hand at its cutoff.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import { dishesOf, ingredientsOf } from '../../../domain/catalogue/exclusions.ts'
import { exclusionWords } from '../../../domain/catalogue/fitting.ts'
import { cuisines } from '../../../domain/catalogue/recipe.ts'
import { planCategories, planSize } from '../../../domain/plans.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { productNames } from '../../menu/product_names.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { saveProfile } from '../../subscription/save_profile.ts'
import { readTaste, type TasteRow, writeTaste } from './store.ts'

type Input = ParsedOf<'settings_taste.update'>

/**
 * @throws Refusal not_found without a subscription, invalid_input for an unknown allergen, ingredient, dish, cuisine or
 * category of the plan, and for a vegan household that is not vegetarian
 */
export async function updateTaste(services: Stored, request: CallRequest, input: Input): Promise<void> {
  const clientId = signedIn(request)
  const { known } = await catalogueOf(services)
  await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const before = await readTaste.first(tx, { clientId })
    const plan = before && planSize(before.planId)
    if (!before || !plan) throw new Refusal('not_found')
    refuseUnknown('tastePreferences', input.tastePreferences, planCategories[plan.kind])
    await refuseUnknownDishes(tx, input.never, dishesOf(before.exclusions))
    const after = changed(before, input, [...known.keys()])
    const names = (Object.keys(after) as (keyof typeof after)[]).filter(
      name => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    )
    if (names.length === 0) return
    await writeTaste(tx, clientId, after)
    await saveProfile(tx, clientId, programTime(request))
    const data = Object.fromEntries(names.map(name => [name, { from: before[name], to: after[name] }]))
    await recordEvent(tx, { clientId, kind: 'taste_changed', data, at: programTime(request) })
  })
}

const allergenIds: readonly string[] = allergens.map(({ id }) => id)

function changed(before: TasteRow, input: Input, known: readonly string[]): Omit<TasteRow, 'planId'> {
  refuseUnknown('exclusions', input.exclusions, allergenIds)
  refuseUnknown('cuisines', input.cuisines, cuisines)
  const heldOut = ingredientsOf(before.exclusions)
  // An ingredient that no dish has any more can stay excluded, and be removed.
  refuseUnknown('ingredients', input.ingredients, [...known, ...heldOut])
  const excluded = input.exclusions ?? before.exclusions.filter(id => allergenIds.includes(id))
  // Only exclusions can be severe, so removing an exclusion removes its severity.
  refuseUnknown('severe', input.severe, excluded)
  const severe = (input.severe ?? before.severe).filter(id => excluded.includes(id))
  const vegan = input.vegan ?? before.vegan
  // Vegan is vegetarian: turning that off alone would change nothing.
  if (input.vegetarian === false && vegan)
    throw new Refusal('invalid_input', { fields: { vegetarian: 'invalid_input' } })
  return {
    categories: input.tastePreferences ? [...new Set(input.tastePreferences)] : before.categories,
    cuisines: input.cuisines ? [...new Set(input.cuisines)] : before.cuisines,
    exclusions: exclusionWords({
      exclusions: excluded,
      ingredients: input.ingredients ?? heldOut,
      never: input.never ?? dishesOf(before.exclusions),
    }),
    severe: [...new Set(severe)],
    vegetarian: (input.vegetarian ?? before.vegetarian) || vegan,
    vegan,
  }
}

function refuseUnknown(
  field: keyof Input,
  given: readonly string[] | undefined,
  known: readonly string[],
): void {
  if (given?.some(one => !known.includes(one))) {
    throw new Refusal('invalid_input', { fields: { [field]: 'invalid_input' } })
  }
}

async function refuseUnknownDishes(
  tx: Tx,
  given: readonly string[] = [],
  before: readonly string[],
): Promise<void> {
  const added = given.filter(id => !before.includes(id))
  if (added.length === 0) return
  refuseUnknown('never', added, [...(await productNames(tx, added)).keys()])
}

// catalogue.preview: what a change of a product would do to the boxes that hold it, by the same rules and on the stock of this minute.

import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import type { Diet } from '../../domain/catalogue/types.ts'
import type { Candidate } from '../../domain/choice/candidate.ts'
import { nextDish } from '../../domain/choice/next_dish.ts'
import { profileFromKey } from '../../domain/choice/profile.ts'
import { mendingOf } from '../../domain/corrections.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { type Draft, draftOf, type Wanted } from '../catalogue/change.ts'
import { ingredientsIn } from '../menu/ingredients.ts'
import { keyOfProduct, menusOf } from '../menu/memory.ts'
import { productNames } from '../menu/product_names.ts'
import { allergenNames } from '../menu/replacing.ts'
import type { ProductContent } from '../menu/week_menu.ts'
import type { Stored } from '../request/services.ts'
import { readCandidates } from '../weekly/choose.ts'
import { firstWeekOf } from './correct.ts'
import { type DifferenceWithTraces, judgeCorrection } from './judge.ts'
import { priceRisesIn } from './price_rises.ts'
import { type HeldLine, readHolding } from './store.ts'

type Preview = OutputOf<'catalogue.preview'>
type Outcome = keyof Preview['outcomes']

const mostExamples = 100

/** What would become of a box. */
export interface ForeseenBox {
  line: HeldLine
  outcome: Outcome
  replacementId: string | null
  differs: DifferenceWithTraces
}

/**
 * @param of.now program time, ISO instant
 * @throws Refusal as the change itself would be refused, but for a price that rises
 */
export async function previewCorrection(
  services: Stored,
  wanted: Wanted,
  of: { base: number; from: string; now: string; locale: Locale },
): Promise<Preview> {
  const catalogue = await catalogueOf(services)
  const draft = await draftOf(services.pool, wanted, of.base, catalogue)
  const foreseen = await foreseeDraft(services, draft, { ...of, until: null, catalogue })
  const { item } = draft.product
  const week = firstWeekOf(of.from, of.now)
  const isPriced = item !== null && week !== null && draft.before !== null
  const rises = isPriced
    ? (await priceRisesIn(services.pool, [{ id: item.id, cents: item.priceCents, from: week, until: null }]))
        .length > 0
    : draft.rises
  return shown(services, { ...draft, rises }, foreseen, of.locale)
}

/**
 * What would become of the boxes that hold a product.
 * @param of.until the first menu week, a Monday, from which another version is; `new` and null for none
 * @param of.catalogue as it would be then
 */
export async function foreseeDraft(
  services: Stored,
  draft: Draft,
  of: { from: string; until: string | null; now: string; catalogue: Catalogue },
): Promise<ForeseenBox[]> {
  const { until, catalogue } = of
  const fromWeek = firstWeekOf(of.from, of.now)
  const { id: productId, version } = draft
  if (fromWeek === null || draft.before === null) return []
  const held = await readHolding.all(services.pool, {
    ...{ productId, version, fromWeek, untilWeek: null, brands: brandIds, brand: null },
  })
  const concerned = held.filter(({ week }) => until === null || until === 'new' || week < until)
  return foresee(services, draft, concerned, catalogue)
}

/** A product as it would be, with how a menu week has it. */
type Change = Pick<Draft, 'id' | 'withdrawn' | 'product'> & { entry: Pick<Draft['entry'], 'kind'> }

/**
 * Each box in turn, so that two do not get the last units of one dish.
 * @param leaving ids of products that leave the week too, and are no replacement
 */
export async function foresee(
  services: Stored,
  draft: Change,
  held: readonly HeldLine[],
  catalogue: Catalogue,
  leaving: readonly string[] = [],
): Promise<ForeseenBox[]> {
  const menus = menusOf(services)
  const contents = await menus.contents(held.map(({ version }) => ({ id: draft.id, version })))
  const after = draft.withdrawn ? null : contentOf(draft, dish => ingredientsIn(dish, catalogue))
  const stock = new Map<string, Candidate[]>()
  const stockOf = async (brand: BrandId, week: string) => {
    const key = `${brand} ${week}`
    const known =
      stock.get(key) ?? (await readCandidates(services.pool, { brand, week }, await menus.week(brand, week)))
    stock.set(key, known)
    return known
  }
  const foreseen: ForeseenBox[] = []
  for (const line of held) {
    const before = contents.get(keyOfProduct({ id: draft.id, version: line.version }))
    if (!before) continue
    const { leaves, differs } = judgeCorrection(before, after, line.customizationId, line, catalogue)
    const mending = mendingOf(line.state, leaves)
    const candidates = mending === 'mend' ? await stockOf(line.brand, line.week) : []
    const left = candidates.filter(({ dishId }) => !leaving.includes(dishId))
    const next = mending === 'mend' ? nextFor(line, draft, left) : undefined
    if (next) next.left -= line.units
    foreseen.push({ line, differs, ...outcomeOf(mending, next?.dishId) })
  }
  return foreseen
}

function nextFor(line: HeldLine, { id, entry: { kind } }: Change, candidates: readonly Candidate[]) {
  if (kind === 'item') return undefined
  return nextDish(profileFromKey(line.profileKey), { kind, units: line.units }, candidates, [
    id,
    ...line.others,
  ])
}

function outcomeOf(
  mending: ReturnType<typeof mendingOf>,
  next: string | undefined,
): Pick<ForeseenBox, 'outcome' | 'replacementId'> {
  const outcome = {
    keep: 'kept',
    mend: next ? 'replaced' : 'dropped',
    ask: 'asked',
    warn: 'warned',
    wait: 'waiting',
    gone: 'kept',
  }
  return { outcome: outcome[mending] as Outcome, replacementId: next ?? null }
}

function contentOf(
  { product }: Change,
  ingredientsOf: (dish: Parameters<typeof ingredientsIn>[0]) => string[],
): ProductContent {
  if (!product.dish) return { kind: 'item', dish: null, item: product.item }
  const { dish, recipe } = product
  return { kind: dish.kind, dish, item: null, recipe, ingredients: ingredientsOf(dish), appeal: null }
}

async function shown(
  services: Stored,
  draft: Draft,
  foreseen: readonly ForeseenBox[],
  locale: Locale,
): Promise<Preview> {
  const ids = [...new Set(foreseen.flatMap(({ replacementId }) => replacementId ?? []))]
  const names = ids.length === 0 ? new Map() : await productNames(services.pool, ids)
  const named = (id: string) => ({ id, name: (names.get(id)?.[locale] as string | undefined) ?? id })
  const every = <T>(of: (one: DifferenceWithTraces) => readonly T[]) => [
    ...new Set(foreseen.flatMap(({ differs }) => of(differs))),
  ]
  const inWords = (allergens: readonly string[]) => allergenNames(allergens).map(name => name[locale])
  const changing = foreseen.flatMap(({ line, outcome, replacementId }) =>
    outcome === 'kept' || outcome === 'waiting' ? [] : [{ line, outcome, replacementId }],
  )
  return {
    version: draft.version,
    rises: draft.rises,
    boxes: foreseen.length,
    households: new Set(foreseen.map(({ line }) => line.clientId)).size,
    outcomes: countOutcomes(foreseen),
    replacements: ids
      .map(id => ({ ...named(id), boxes: foreseen.filter(one => one.replacementId === id).length }))
      .toSorted((a, b) => b.boxes - a.boxes),
    gained: inWords(every(one => one.gained)),
    lost: inWords(every(one => one.lost)),
    traces: inWords(every(one => one.traces)),
    diets: every<Diet>(one => one.diets),
    examples: changing.slice(0, mostExamples).map(({ line, outcome, replacementId }) => ({
      clientId: line.clientId,
      orderId: line.orderId,
      week: line.week,
      outcome,
      replacement: replacementId === null ? null : named(replacementId),
    })),
  }
}

/** Boxes by what would become of them. */
export function countOutcomes(foreseen: readonly ForeseenBox[]): Preview['outcomes'] {
  const count = (outcome: Outcome) => foreseen.filter(one => one.outcome === outcome).length
  return {
    kept: count('kept'),
    replaced: count('replaced'),
    dropped: count('dropped'),
    asked: count('asked'),
    warned: count('warned'),
    waiting: count('waiting'),
  }
}

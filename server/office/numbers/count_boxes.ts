// Counts the boxes of days that are over, once, in slices; and a slice again where one of its boxes changed afterwards: it was
// refunded, reported late, or moved to another day.

import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { foodCostCents, withoutCost } from '../../../domain/catalogue/food_cost.ts'
import { planSizes, servingsPerUnitOf } from '../../../domain/plans.ts'
import { addHours, brandDate } from '../../../domain/time/zone.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import { numbers, uuids, words } from '../../request/database/array_parameters.ts'
import { isStopping, type Tx, withTx } from '../../request/database/database.ts'
import { everyClient } from '../../request/in_halves.ts'
import {
  addToCohorts,
  countOrders,
  deleteDue,
  endOfSlice,
  findSlice,
  holdCounted,
  lastSlice,
  nextToCount,
  readDue,
  readRecipes,
  stampCounted,
  sumCohorts,
  sumLedger,
  sumMeals,
  sumRefunds,
  writeSlice,
} from './count_store.ts'
import { noteReported } from './note_reported.ts'

type Counting = Pick<Services, 'pool' | 'clock' | 'memory'>

interface Batch {
  brand: BrandId
  deliveryDate: string
  kitchen: string
  week: string
}
type DayOfKitchen = Omit<Batch, 'week'>
/** Neighbouring households of a batch: from `firstClient` on, before `beforeClient`. */
type Slice = Batch & { firstClient: string; beforeClient: string }

/** Households counted in one transaction. */
const inSlice = 4_000

/** Changed boxes that are looked at together. */
const dueAtOnce = 500

/** Hours after midnight at which a day is counted: what was begun on it is written by then. */
const hoursAfter = 3

/** The clock's job. Safe to repeat, twice at once, and to be killed at any instant. @returns the slices counted */
export async function countBoxes(services: Counting): Promise<number> {
  const { pool, clock } = services
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  const changed: DayOfKitchen[] = []
  let slices = await countDue(services, now, changed)
  for (const brand of brandIds) {
    const today = brandDate(brand, addHours(now, -hoursAfter))
    while (!isStopping(pool)) {
      const batch = await nextToCount.first(pool, { brand, today })
      if (!batch) break
      slices += await countBatch(services, { ...batch, brand }, now)
    }
  }
  if (!isStopping(pool)) await noteReported(services, changed)
  return slices
}

async function countBatch(services: Counting, batch: Batch, now: string): Promise<number> {
  const { pool } = services
  let slices = 0
  const last = await lastSlice.first(pool, { ...batch })
  let firstClient = last?.beforeClient ?? everyClient.firstClient
  while (firstClient < everyClient.beforeClient && !isStopping(pool)) {
    const end = await endOfSlice.first(pool, { ...batch, firstClient, households: inSlice })
    const beforeClient = end?.beforeClient ?? everyClient.beforeClient
    const slice = { ...batch, firstClient, beforeClient }
    await withTx(pool, tx => countSlice(tx, services, slice, now), { isolation: 'repeatable read' })
    slices += 1
    firstClient = beforeClient
  }
  if (firstClient === everyClient.beforeClient) await stampCounted.run(pool, { ...batch, now })
  return slices
}

/** Counts again the slices of boxes that changed; one that is not counted yet is counted in its turn. @param changed gets their batches */
async function countDue(services: Counting, now: string, changed: DayOfKitchen[]): Promise<number> {
  const { pool } = services
  let slices = 0
  while (!isStopping(pool)) {
    const due = await readDue.all(pool, { most: dueAtOnce })
    changed.push(...due.map(({ brand, ...mark }) => ({ ...mark, brand: brand as BrandId })))
    const found = await Promise.all(
      due.map(async mark => ({ mark, slice: await findSlice.first(pool, { ...mark }) })),
    )
    const bySlice = Map.groupBy(found, ({ mark, slice }) =>
      slice ? `${mark.brand} ${mark.deliveryDate} ${mark.kitchen} ${slice.firstClient}` : '',
    )
    for (const members of bySlice.values()) {
      const [first] = members
      const marks = members.map(({ mark }) => mark)
      await withTx(
        pool,
        async tx => {
          if (first?.slice) {
            const { brand, deliveryDate, kitchen } = first.mark
            const slice = { ...first.slice, brand: brand as BrandId, deliveryDate, kitchen }
            await countSlice(tx, services, slice, now)
            slices += 1
          }
          await deleteDue.run(tx, {
            clientIds: uuids(marks, ({ clientId }) => clientId),
            orderIds: uuids(marks, ({ orderId }) => orderId),
            versions: numbers(marks, ({ version }) => version),
          })
        },
        { isolation: 'repeatable read' },
      )
    }
    if (due.length < dueAtOnce) break
  }
  return slices
}

async function countSlice(tx: Tx, services: Counting, slice: Slice, now: string): Promise<void> {
  const { week: _, ...of } = slice
  const before = await holdCounted.first(tx, { ...of })
  const orders = await countOrders.one(tx, of)
  const ledger = await sumLedger.one(tx, of)
  const refunds = await sumRefunds.one(tx, of)
  const meals = await mealsOf(tx, services, of)
  const cohorts = Object.fromEntries(
    (await sumCohorts.all(tx, of)).map(({ cohort, boxes }) => [cohort, boxes]),
  )
  await writeSlice.run(tx, {
    ...slice,
    ...orders,
    ...ledger,
    ...refunds,
    ...meals,
    cohorts: JSON.stringify(cohorts),
    now,
  })
  const known = before?.cohorts ?? {}
  const more = [...new Set([...Object.keys(known), ...Object.keys(cohorts)])]
    .map(cohort => ({ cohort, boxes: (cohorts[cohort] ?? 0) - (known[cohort] ?? 0) }))
    .filter(({ boxes }) => boxes !== 0)
  if (more.length === 0) return
  await addToCohorts.run(tx, {
    brand: slice.brand,
    week: slice.week,
    cohorts: words(more, ({ cohort }) => cohort),
    boxes: numbers(more, ({ boxes }) => boxes),
  })
}

/** The meals of a slice, with the cost of their food as the catalogue has it now. A swap of a protein costs what the dish costs. */
async function mealsOf(tx: Tx, services: Counting, of: Omit<Slice, 'week'>) {
  const meals = await sumMeals.all(tx, of)
  const versions = [...new Map(meals.map(meal => [`${meal.id}@${meal.version}`, meal])).values()]
  const recipes = await readRecipes.all(tx, {
    ids: words(versions, ({ id }) => id),
    versions: numbers(versions, ({ version }) => version),
  })
  const { costs, ingredients } = await catalogueOf(services)
  const costOf = new Map(
    recipes.flatMap(({ id, version, box }) => {
      const isKnown = box.length > 0 && box.every(({ ingredientId }) => ingredients.has(ingredientId))
      if (!isKnown || withoutCost({ box }, costs, ingredients).length > 0) return []
      return [[`${id}@${version}`, foodCostCents({ box }, costs, ingredients)] as const]
    }),
  )
  const found = { servings: 0, foodCents: 0, uncosted: 0, mealCents: 0 }
  for (const { id, version, kind, planId, units, cents } of meals) {
    const plan = planSizes.find(size => size.id === planId)
    const servings = units * (plan ? servingsPerUnitOf(plan, kind) : 1)
    const cost = costOf.get(`${id}@${version}`)
    found.servings += servings
    found.mealCents += cents
    if (cost === undefined) found.uncosted += servings
    else found.foodCents += servings * cost
  }
  return found
}

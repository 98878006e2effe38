// market_admin.foresee: what changes of items would do, in boxes, letters and dollars, by the same rules and on the boxes of this minute.

import type { OutputOf } from '../../contract/index.ts'
import { firstWeekOf } from '../corrections/correct.ts'
import { type ForeseenItem, foreseeItems, isOfConcern } from '../corrections/preview_items.ts'
import { priceRisesIn } from '../corrections/price_rises.ts'
import type { Stored } from '../request/services.ts'
import { type ItemPlan, planItem, type WantedItemChange } from './change_item.ts'
import { countHeld, readHeldUnits, readVersionsOf } from './store.ts'

type Effects = OutputOf<'market_admin.foresee'>

/** @throws Refusal as the change itself, but for a price that rises */
export async function foreseeItem(services: Stored, wanted: WantedItemChange, now: string): Promise<Effects> {
  const plan = await planItem(services.pool, wanted, now)
  return foreseePlans(services, [plan], { from: wanted.from, now })
}

/** @param of.from from when all of them are */
export async function foreseePlans(
  services: Stored,
  plans: readonly ItemPlan[],
  of: { from: string; now: string },
): Promise<Effects> {
  const { pool } = services
  const first = firstWeekOf(of.from, of.now)
  const weeks = plans.flatMap(plan => publishedSteps(plan, first))
  const concerned = weeks.filter(one => one.isOfConcern)
  const named = (items: readonly ForeseenItem[]) =>
    JSON.stringify(items.map(({ id, week, until }) => ({ id, from: week, until })))
  const prices = weeks.map(({ id, step, week, until }) => ({
    ...{ id, until, cents: step.content.priceCents, from: week },
  }))
  const rises = await priceRisesIn(pool, prices)
  const held = await countHeld.one(pool, { items: named(weeks) })
  const { outcomes, letters, lines } = await foreseeItems(services, concerned)
  return {
    boxes: held.boxes,
    households: held.households,
    // What nobody could mind stays where it is.
    outcomes: { ...outcomes, kept: outcomes.kept + Math.max(0, held.lines - lines) },
    letters,
    cents: await centsOf(services, weeks, named),
    first:
      rises
        .map(one => one.first)
        .sort()
        .at(-1) ?? null,
    rises: rises.length,
  }
}

function publishedSteps(
  { id, base, steps, before, unpublished }: ItemPlan,
  first: string | null,
): (ForeseenItem & { isOfConcern: boolean })[] {
  return steps.flatMap((step, at) => {
    const week = at === 0 ? first : step.from
    if (week === null || week >= unpublished || base === 0) return []
    const until = steps[at + 1]?.from ?? null
    return [{ id, version: base + 1 + at, step, week, until, isOfConcern: isOfConcern(before, step) }]
  })
}

/** What open boxes cost more, before discounts and tax. */
async function centsOf(
  { pool }: Pick<Stored, 'pool'>,
  weeks: readonly ForeseenItem[],
  named: (items: readonly ForeseenItem[]) => string,
): Promise<number> {
  const priced = weeks.filter(({ step }) => !step.withdrawn)
  if (priced.length === 0) return 0
  const known = await readVersionsOf.all(pool, { ids: [...new Set(priced.map(({ id }) => id))] })
  const centsIn = new Map(known.map(({ id, version, content }) => [`${id} ${version}`, content.priceCents]))
  let sum = 0
  for (const [week, of] of Map.groupBy(priced, one => one.week)) {
    const held = await readHeldUnits.all(pool, { items: named(of) })
    for (const { id, version, units } of held) {
      const after = of.find(one => one.id === id && one.week === week)?.step.content.priceCents ?? 0
      sum += units * (after - (centsIn.get(`${id} ${version}`) ?? after))
    }
  }
  return sum
}

// Publishes menus ahead: one for every week in which a household can have an editable order. A week that somebody planned is published as
// planned; the planner chooses the others.

import { type BrandId, brandIds } from '../../domain/brands.ts'
import { planWeek } from '../../domain/catalogue/plan_weeks.ts'
import { menuWeeksInUse } from '../../domain/time/weeks.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { offeringsFor } from '../catalogue/offerings.ts'
import type { Services } from '../integrations/services.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { insertMenuWeek, readMenuWeeks, readRecipesBefore } from './menu_store.ts'
import { markPublished, readPlans } from './plan_store.ts'

/** Weeks the planner looks back at, so that dishes come back as late as the pool allows. */
export const weeksRemembered = 6

/** The inputs of publishing; the log receives the rules that a week breaks. */
type Publishing = Pick<Services, 'pool' | 'memory' | 'log'>

/**
 * Publishes the missing menu weeks in use, of both brands. An existing week stays as it is; one that fails holds up no other, and is
 * tried again at the next call.
 * @param now program time, ISO instant
 * @returns the number of published weeks
 */
export async function publishMenus(services: Publishing, now: string): Promise<number> {
  const { pool, log } = services
  const published = await eachAlone(
    log,
    'publish_menus',
    brandIds,
    async brand => {
      const inUse = menuWeeksInUse(brand, now)
      const known = await readMenuWeeks(pool, brand, inUse)
      const missing = inUse.filter(each => !known.includes(each))
      if (missing.length === 0) return []
      const publish = (week: string) => withTx(pool, tx => publishWeek(tx, services, { brand, week, now }))
      return eachAlone(log, 'publish_menus', missing, publish, week => ({ brand, week }))
    },
    brand => ({ brand }),
  )
  return published.flat().reduce((sum, weeks) => sum + weeks, 0)
}

/**
 * Publishes a week as it is planned now. Two processes that do so at once publish the same menu; the second finds the week taken.
 * @returns 0 where it is published already
 */
export async function publishWeek(
  tx: Tx,
  services: Publishing,
  { brand, week, now }: { brand: BrandId; week: string; now: string },
): Promise<number> {
  const catalogue = await catalogueOf(services)
  const offerings = await offeringsFor(tx, catalogue, week)
  const previous = await readRecipesBefore(tx, brand, week, weeksRemembered)
  const plan = (await readPlans.all(tx, { brand, from: week })).find(one => one.week === week)
  const { entries, shortfalls } = planWeek({
    ...{ brand, week, offerings, previous },
    byHand: plan?.dishes ?? null,
    kept: plan?.locked ?? [],
  })
  if (shortfalls.length > 0)
    services.log.warn({ brand, week, shortfalls }, 'a menu week does not keep its rules')
  const made = await insertMenuWeek(tx, { brand, week, at: now }, entries)
  if (made > 0 && plan) await markPublished(tx, { brand, week, version: plan.version, now })
  return made
}

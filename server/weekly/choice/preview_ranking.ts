// What another order of categories would change for the boxes of a week that are still to be chosen for: the rules of the weekly run,
// twice, on the present stock. It writes nothing and takes no stock.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { assignDishes } from '../../../domain/choice/assign.ts'
import {
  type CategoryOrder,
  inCategoryOrder,
  isCategoryOrder,
} from '../../../domain/choice/category_order.ts'
import { compareChoices } from '../../../domain/choice/compare.ts'
import { menusOf } from '../../menu/memory.ts'
import { everyClient } from '../../request/in_halves.ts'
import type { Stored } from '../../request/services.ts'
import { readCategoryOrder } from '../category_order_store.ts'
import { readUnordered } from '../choose.ts'
import { demandByProfile, readableDemand } from '../choose_for.ts'
import { readBatchesToChoose, readDemand } from '../choose_store.ts'
import { dishesToChoose } from '../own_history.ts'

type Preview = OutputOf<'weekly_categories.preview_ranking'>

/** Boxes that are chosen for; of a larger week the households up to an id are a fair part, since ids are random. */
const mostChosen = 20_000

/** Dishes that are named. */
const mostNamed = 6

interface Proposal {
  brand: BrandId
  locale: Locale
  week: string
  categories: CategoryOrder | null
}

/** @throws Refusal not_found for a week without a menu, invalid_input where a category is missing or repeated */
export async function previewRanking(services: Stored, proposal: Proposal): Promise<Preview> {
  const { brand, locale, week, categories } = proposal
  if (categories && !isCategoryOrder(categories))
    throw new Refusal('invalid_input', { fields: { categories: 'invalid_input' } })
  const menu = await menusOf(services).week(brand, week)
  if (!menu) throw new Refusal('not_found')
  const batches = await readBatchesToChoose.all(services.pool, { brand, week })
  const boxes = batches.reduce((sum, { unchosen }) => sum + unchosen, 0)
  const share = Math.min(1, mostChosen / Math.max(1, boxes))
  const range = { ...everyClient, ...(share < 1 && { beforeClient: clientAt(share) }) }
  const rows = await Promise.all(
    batches.map(({ deliveryDate, kitchen }) =>
      readDemand(services.pool, { brand, week, deliveryDate, kitchen }, [range], dishesToChoose(menu)),
    ),
  )
  const demand = demandByProfile(readableDemand(rows.flat(), menu))
  const stock = (await readUnordered(services.pool, { brand, week }, menu)).map(candidate => ({
    ...candidate,
    left: Math.ceil(candidate.left * share),
  }))
  const chosenBy = (order: CategoryOrder | null) => assignDishes(demand, inCategoryOrder(stock, order))
  const saved = await readCategoryOrder(services.pool, { brand, week })
  const { households, different, profiles, dishes } = compareChoices(chosenBy(saved), chosenBy(categories))
  const whole = (count: number) => Math.round(count / share)
  return {
    boxes: whole(households),
    different: whole(different),
    profiles,
    isPart: share < 1,
    dishes: dishes.slice(0, mostNamed).map(({ dishId, before, after }) => ({
      id: dishId,
      name: menu.products.get(dishId)?.dish?.name[locale] ?? dishId,
      before: whole(before),
      after: whole(after),
    })),
  }
}

/** The id before which a share of all ids lies. */
function clientAt(share: number): string {
  const first = Math.floor(share * 0x1_0000_0000)
  return `${first.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`
}

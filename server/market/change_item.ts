// market_admin.change, add and set_left: an item changes from a week on, a new one comes, and the stock of a week is counted.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import {
  changedSteps,
  differenceFrom,
  type ItemChange,
  type ItemStep,
  itemSteps,
  stepIn,
} from '../../domain/catalogue/item_steps.ts'
import { readId } from '../../domain/catalogue/market_columns.ts'
import type { MarketItem } from '../../domain/catalogue/types.ts'
import { currentWeek, menuWeekOf } from '../../domain/time/weeks.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { firstWeekOf, saveCorrection } from '../corrections/correct.ts'
import { addItemSteps } from '../corrections/correct_items.ts'
import type { Mending } from '../corrections/mend_box.ts'
import { mendCorrection } from '../corrections/mend_corrections.ts'
import { checkPicture } from '../dishes/pictures.ts'
import { packName } from '../menu/pictures/kit.ts'
import { cataloguePictures } from '../menu/pictures/picture_of.ts'
import { type Db, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { firstWeek, noteMarketChange, unpublishedIn } from './book.ts'
import { readEntries, readIdsLike, readLastWeeks, readVersionsOf, writeItemLeft } from './store.ts'

/** A change of an item that somebody wants. */
export interface WantedItemChange {
  id: string
  /** The version that they saw. */
  base: number
  change: ItemChange
  /** `now`, `new`, or the Monday of a menu week. */
  from: string
}

/** What a change of an item comes to. */
export interface ItemPlan {
  id: string
  base: number
  place: number
  /** As it would be, from the beginning of the change; empty where nothing differs. */
  steps: readonly ItemStep[]
  /** As it is, in the week from which the change would be. */
  before: ItemStep
  /** The first week that no brand of it has published. */
  unpublished: string
}

/**
 * @param now program time, ISO instant
 * @throws Refusal not_found, catalogue_changed, and invalid_input for a week that is over
 */
export async function planItem(db: Db, wanted: WantedItemChange, now: string): Promise<ItemPlan> {
  firstWeekOf(wanted.from, now)
  const [known] = await knownItems(db, [wanted.id], now)
  if (!known) throw new Refusal('not_found')
  if (known.newest.version !== wanted.base) throw new Refusal('catalogue_changed')
  return itemPlanOf(known, wanted.change, wanted.from)
}

interface KnownItem {
  newest: VersionOfItem
  versions: readonly VersionOfItem[]
  entries: readonly Entry[]
  first: string
  /** By brand. */
  ends: Readonly<Record<BrandId, string>>
}
type VersionOfItem = Awaited<ReturnType<typeof readVersionsOf.all>>[number]
type Entry = Awaited<ReturnType<typeof readEntries.all>>[number]

/** Items with all that a change of them depends on, by id; an unknown one is left out. */
export async function knownItems(db: Db, ids: readonly string[], now: string): Promise<KnownItem[]> {
  const first = firstWeek(now)
  const versions = await readVersionsOf.all(db, { ids: [...ids] })
  const entries = Map.groupBy(await readEntries.all(db, { week: first, ids: [...ids] }), ({ id }) => id)
  const ends = unpublishedIn(await readLastWeeks.all(db), first)
  return [...Map.groupBy(versions, ({ id }) => id)].map(([id, of]) => ({
    ...{ newest: of[0] as VersionOfItem, versions: of, entries: entries.get(id) ?? [], first, ends },
  }))
}

/** What a change of an item from a week on comes to: `now`, `new`, or a Monday. */
export function itemPlanOf(known: KnownItem, change: ItemChange, from: string): ItemPlan {
  const { newest, versions, entries, first, ends } = known
  const unpublished =
    newest.content.brand
      .map(brand => ends[brand])
      .sort()
      .at(-1) ?? first
  const pinned = [...Map.groupBy(entries, ({ week }) => week)].map(([week, of]) => ({
    week,
    version: Math.max(...of.map(({ version }) => version)),
    isEmpty: of.every(({ capacity }) => capacity === 0),
  }))
  const steps = itemSteps({ versions, pinned, first, unpublished })
  const begins = from === 'now' ? first : from === 'new' ? unpublished : from
  const before = stepIn(steps, begins) as ItemStep
  const difference = differenceFrom(before, change)
  const isSame = Object.keys(difference).length === 0
  return {
    ...{ id: newest.id, base: newest.version, place: newest.place, before, unpublished },
    steps: isSame ? [] : changedSteps(steps, difference, begins),
  }
}

/**
 * Saves a change and settles the boxes that held the item. One that says what there is already changes nothing.
 * @throws Refusal as planItem does, and catalogue_price_rise with the first possible week in `details.first`
 */
export async function changeItem(
  services: Mending,
  wanted: WantedItemChange,
  { reason, actor, now }: { reason: string; actor: string; now: string },
): Promise<{ version: number; boxes: number }> {
  await checkItemPicture(services, wanted.change.picture)
  const { corrections, ...saved } = await withTx(services.pool, async tx => {
    await beginChange(tx)
    const plan = await planItem(tx, wanted, now)
    const { id, base, steps, unpublished } = plan
    if (steps.length === 0) return { version: base, boxes: 0, corrections: [] }
    const added = await addItemSteps(tx, [plan], { from: wanted.from, unpublished, reason, actor, now })
    const version = base + steps.length
    noteInLog(tx, {
      about: { product: id },
      before: { version: base, ...partOf(plan.before, wanted.change) },
      after: { version, from: wanted.from, ...wanted.change },
    })
    return { version, ...added }
  })
  noteMarketChange(services)
  for (const correction of corrections) await mendCorrection(services, correction, now)
  return saved
}

const partOf = ({ content, withdrawn }: ItemStep, change: ItemChange) =>
  Object.fromEntries(
    (Object.keys(change) as (keyof ItemChange)[]).map(name => [
      name,
      name === 'withdrawn' ? withdrawn : (content[name] ?? null),
    ]),
  )

/**
 * A new item, for the weeks that are published from then on.
 * @param item without an id: its English name makes one
 * @throws Refusal conflict where the id is taken
 */
export async function addItem(
  services: Mending,
  item: Omit<MarketItem, 'id'> & { id?: string | undefined },
  { reason, actor, now }: { reason: string; actor: string; now: string },
): Promise<{ id: string }> {
  const named = item.id ?? idFrom(item.name.en) ?? idFrom(item.name.fr) ?? 'item'
  const taken = new Set((await readIdsLike.all(services.pool, { id: named })).map(({ id }) => id))
  if (item.id !== undefined && taken.has(item.id))
    throw new Refusal('conflict', { fields: { id: 'conflict' } })
  let id = named
  for (let count = 2; taken.has(id); count++) id = `${named.slice(0, 74)}-${count}`
  await checkItemPicture(services, item.picture)
  const wanted = { kind: 'item' as const, item: { ...item, id } }
  await saveCorrection(services, wanted, { base: 0, from: 'new', reason, actor, now })
  noteMarketChange(services)
  return { id }
}

function idFrom(name: string): string | null {
  const read = readId(name.toLowerCase())
  return 'value' in read ? read.value : read.offer
}

/** @throws Refusal invalid_input, with the field `picture`, for a picture that there is not */
async function checkItemPicture(
  services: Pick<Stored, 'pool'>,
  picture: string | null | undefined,
): Promise<void> {
  if (picture === null || picture === undefined) return
  const isPacked = (['freshprep', 'cookit'] as const).some(brand =>
    cataloguePictures.has(`packs/${packName(brand, picture)}`),
  )
  if (isPacked || cataloguePictures.has(`scenes/${picture}`)) return
  await checkPicture(services, { picture: { name: picture, credit: '' } })
}

/**
 * Says what is left of an item for a week.
 * @throws Refusal week_over, and not_on_menu where the week does not have it
 */
export async function setLeft(
  services: Stored,
  { brand, now }: { brand: BrandId; now: string },
  { id, week, left }: { id: string; week: string; left: number },
): Promise<{ left: number; before: number }> {
  if (menuWeekOf(week) !== week) throw new Refusal('not_on_menu')
  if (week < currentWeek(brand, now)) throw new Refusal('week_over')
  const before = await withTx(services.pool, async tx => {
    const was = await writeItemLeft(tx, { brand, week, id, left })
    if (was === undefined) throw new Refusal('not_on_menu')
    noteInLog(tx, { about: { product: id, week }, before: { left: was }, after: { left } })
    return was
  })
  noteMarketChange(services)
  return { left, before }
}

// market_admin.list: the items of a brand in a week, lowest stock first.

import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandOfProvince, type Locale, type Province, provinces } from '../../domain/brands.ts'
import { priceToCome, stepIn } from '../../domain/catalogue/item_steps.ts'
import { taxClasses } from '../../domain/tax/classes.ts'
import { foldText } from '../../domain/text.ts'
import { firstOpenDate } from '../../domain/time/cutoff.ts'
import { addWeeks, currentWeek, menuWeekOf } from '../../domain/time/weeks.ts'
import { cutoffsOf, termsOfNext } from '../catalogue/catalogue.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import { allergenNames } from '../menu/replacing.ts'
import type { Stored } from '../request/services.ts'
import { type BookItem, type MarketBook, marketBook } from './book.ts'
import { readStock } from './store.ts'

type Listed = OutputOf<'market_admin.list'>

interface Reader {
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

/** Rows of an answer; more are found by their words. */
const mostRows = 500

/** Weeks in the strip. */
const inStrip = 6

export async function listItems(
  services: Stored,
  { brand, locale, now }: Reader,
  asked: { week?: string | undefined; find?: string | undefined },
): Promise<Listed> {
  const book = await marketBook(services, now)
  const week =
    asked.week === undefined
      ? menuWeekOf(firstOpenDate(brand, now, await cutoffsOf(services)))
      : menuWeekOf(asked.week)
  const rows = await readStock.all(services.pool, { brand, week })
  const stock = new Map(rows.map(row => [row.id, { capacity: row.capacity, taken: row.taken }]))
  const words = foldText(asked.find ?? '')
    .split(' ')
    .filter(word => word !== '')
  const ours = [...book.items.values()].filter(({ steps }) =>
    steps[brand].some(({ content }) => content.brand.includes(brand)),
  )
  const found = ours.filter(item => words.every(word => item.words.includes(word)))
  const leftOf = ({ id }: BookItem) => {
    const held = stock.get(id)
    return held && held.capacity > 0 ? held.capacity - held.taken : Number.POSITIVE_INFINITY
  }
  const lowest = found
    .map(item => ({ item, left: leftOf(item) }))
    .sort((one, other) =>
      one.left === other.left ? one.item.place - other.item.place : one.left - other.left,
    )
    .slice(0, mostRows)
  return {
    week,
    ...stripOf(week, brand, now, book),
    mondays: mondaysOf(book, [brand]),
    all: ours.length,
    found: found.length,
    taxes: await taxesOf(services, brand, now),
    items: lowest.map(({ item }) => rowOf(item, stock.get(item.id), { brand, locale, week })),
  }
}

function rowOf(
  { id, version, steps }: BookItem,
  stock: { capacity: number; taken: number } | undefined,
  { brand, locale, week }: { brand: BrandId; locale: Locale; week: string },
): Listed['items'][number] {
  const step = stepIn(steps[brand], week) as NonNullable<ReturnType<typeof stepIn>>
  const { content, withdrawn } = step
  return {
    id,
    version,
    name: content.name[locale],
    unit: content.unit[locale],
    names: { ...content.name },
    picture: pictureOf(content.picture, brand),
    brands: [...content.brand],
    priceCents: content.priceCents,
    costCents: content.costCents ?? null,
    toCome: priceToCome(steps[brand], week),
    stock: stock ?? null,
    weeklyStock: content.weeklyStock,
    taxClass: content.taxClass,
    shelf: content.shelf,
    allergens: allergenNames(content.allergens).map(name => name[locale]),
    supplier: content.supplier ?? null,
    withdrawn,
  }
}

function stripOf(week: string, brand: BrandId, now: string, { unpublished }: MarketBook) {
  const present = currentWeek(brand, now)
  const begun = [addWeeks(week, -1), addWeeks(present, -1)].sort()[week < present ? 0 : 1] as string
  const stateOf = (one: string) =>
    one < present ? 'past' : one >= unpublished[brand] ? 'to_come' : one === present ? 'running' : 'open'
  const from = week >= addWeeks(begun, inStrip) ? addWeeks(week, 1 - inStrip) : begun
  return {
    weeks: Array.from({ length: inStrip }, (_, at) => addWeeks(from, at)).map(one => ({
      week: one,
      state: stateOf(one) as 'past' | 'running' | 'open' | 'to_come',
    })),
    earlier: addWeeks(from, -1),
    later: addWeeks(from, inStrip),
  }
}

/** Weeks, after the last published one, that a change can be made for beforehand. */
const weeksBeyond = 12

/** Weeks from which an item of these brands can change. */
export function mondaysOf(
  { first, unpublished }: Pick<MarketBook, 'first' | 'unpublished'>,
  brands: readonly BrandId[],
): Listed['mondays'] {
  const last =
    brands
      .map(brand => unpublished[brand])
      .sort()
      .at(-1) ?? first
  const weeks: Listed['mondays'] = []
  for (let week = first; week < addWeeks(last, weeksBeyond); week = addWeeks(week, 1))
    weeks.push({ week, isPublished: week < last })
  return weeks
}

/** The taxes of every class in a brand's provinces, for the first boxes that can be ordered. */
export async function taxesOf(services: Stored, brand: BrandId, now: string): Promise<Listed['taxes']> {
  const terms = await termsOfNext(services, brand, now)
  const ours = provinces.filter((province: Province) => brandOfProvince(province) === brand)
  return taxClasses
    .filter(taxClass => taxClass !== 'gift_card')
    .map(taxClass => ({
      taxClass,
      provinces: ours.map(province => ({
        province,
        taxes: terms.taxes[province][taxClass].map(({ code, rate }) => ({ code, rate })),
      })),
    }))
}

// The shortages of a household's box with its choices; and, for an admin, the shortages of a day and the products that
// could run short.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { brandDate, wallClock } from '../../../domain/time/zone.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { menusOf } from '../../menu/memory.ts'
import { allergenNames, everyIngredient } from '../../menu/replacing.ts'
import { namesOfProducts } from '../../messages/product_names.ts'
import type { Stored } from '../../request/services.ts'
import { readConcernedOne, readShortageBoxes, type StoredDifference } from './box_store.ts'
import { compare, contentsFor, namesOfShortage } from './compare.ts'
import { swapsOffered } from './decide.ts'
import { readProductsOf, readShortage, readShortagesOf, type ShortageRow } from './store.ts'
import { isOwnOrder, readShortBox } from './swap_store.ts'

interface Reader {
  clientId: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

const localOf = (brand: BrandId, instant: string): string => {
  const { date, time } = wallClock(brand, instant)
  return `${date}T${time}`
}

/**
 * shortages.of_box.
 * @throws Refusal not_found for a box that is not the household's
 */
export async function shortagesOfBox(
  services: Stored,
  { clientId, brand, locale, now }: Reader,
  orderId: string,
): Promise<OutputOf<'shortages.of_box'>> {
  const { pool } = services
  if (!(await isOwnOrder(pool, clientId, orderId))) throw new Refusal('not_found')
  const rows = await readShortageBoxes.all(pool, { clientId, orderId })
  const shown: OutputOf<'shortages.of_box'>['shortages'] = []
  for (const row of rows) {
    const shortage = await readShortage.first(pool, { id: row.shortageId })
    if (!shortage || shortage.brand !== brand) continue
    const box = await readConcernedOne.first(pool, { clientId, orderId, productId: shortage.productId })
    const contents = await contentsFor(services, shortage, box ? [box] : [])
    const names = namesOfShortage(shortage, contents)
    const open =
      (row.choice === null || row.choice === 'accept') &&
      shortage.decideBy !== null &&
      now <= shortage.decideBy &&
      // Once the box is packed, its decision is final.
      box !== undefined
    const present = box && compare(shortage, box, contents)
    const order = open && box ? await readShortBox.first(pool, { clientId, orderId }) : null
    const swaps = order && box ? await swapsOffered(services, shortage, box, order) : []
    const named = await namesOfProducts(pool, [
      ...swaps,
      shortage.productId,
      ...(row.swapId ? [row.swapId] : []),
    ])
    const say = (id: string) => named.get(id)?.[locale] ?? id
    if (row.choice === 'accept' && shortage.decideBy === null) continue
    shown.push({
      id: shortage.id,
      product: say(shortage.productId),
      units: row.units,
      corrected: shortage.correctionId !== null,
      short: names.short?.[locale] ?? null,
      replacement: names.replacement?.[locale] ?? null,
      gained: allergenNames(row.allergens.gained).map(name => name[locale]),
      lost: allergenNames(row.allergens.lost).map(name => name[locale]),
      flesh: row.allergens.flesh ?? [],
      diets: row.allergens.diets ?? [],
      fits: present?.fits ?? true,
      // What became unsuitable since is not the default any more.
      standard: present?.standard === 'drop' ? 'drop' : row.standard,
      until: open && shortage.decideBy ? localOf(brand, shortage.decideBy) : null,
      choice: row.choice,
      swapped: row.swapId && say(row.swapId),
      note: row.refundNumber,
      swaps: swaps.map(id => ({ id, name: say(id) })),
    })
  }
  return { shortages: shown }
}

/** What a replacement adds in any of its boxes, as their households were told. */
function addedBy(
  changes: readonly StoredDifference[],
  locale: Locale,
): OutputOf<'shortages_admin.day'>['shortages'][number]['adds'] {
  const every = <T>(of: (one: StoredDifference) => readonly T[] | undefined) => [
    ...new Set(changes.flatMap(one => of(one) ?? [])),
  ]
  return {
    gained: allergenNames(every(one => one.gained)).map(name => name[locale]),
    flesh: every(one => one.flesh),
    diets: every(one => one.diets),
  }
}

/** shortages_admin.day. */
export async function shortagesOfDay(
  services: Stored,
  { brand, locale, now, ...of }: Omit<Reader, 'clientId'> & { date?: string | undefined },
): Promise<OutputOf<'shortages_admin.day'>> {
  const { pool } = services
  const today = brandDate(brand, now)
  const date = of.date ?? today
  const [products, rows] = await Promise.all([
    readProductsOf.all(pool, { brand, date }),
    readShortagesOf.all(pool, { brand, date }),
  ])
  const named = await namesOfProducts(pool, [
    ...products.map(({ productId }) => productId),
    ...rows.flatMap(({ productId, replacement }) => [
      productId,
      ...(replacement?.version ? [replacement.id] : []),
    ]),
  ])
  const contents = await menusOf(services).contents(
    products.map(({ productId: id, version }) => ({ id, version })),
  )
  const ingredients = everyIngredient(await catalogueOf(services))
    .map(({ id, name }) => ({ id, name: name[locale] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  const ingredientName = (id: string) => ingredients.find(one => one.id === id)?.name ?? id
  const productName = (id: string) => named.get(id)?.[locale] ?? id
  const week = products[0]?.week
  const menu = week ? await menusOf(services).week(brand, week) : null
  const nameOfReplacement = ({ replacement }: ShortageRow) =>
    replacement &&
    (replacement.version === null ? ingredientName(replacement.id) : productName(replacement.id))
  return {
    date,
    today,
    products: products.map(({ productId, version, kitchen, boxes }) => {
      const content = contents.get(`${productId}@${version}`)
      return {
        id: productId,
        kitchen,
        name: productName(productId),
        kind: content?.kind ?? 'item',
        boxes,
        ingredients: (content?.dish?.ingredients ?? [])
          .filter(({ from }) => from === 'box')
          .map(({ ingredientId, name }) => ({ id: ingredientId, name: name[locale] })),
      }
    }),
    ingredients,
    menu: [...(menu?.products.values() ?? [])].map(({ id, kind, dish, item }) => ({
      id,
      kind,
      name: (dish ?? item)?.name[locale] ?? id,
    })),
    shortages: rows.map(row => ({
      id: row.id,
      kitchen: row.kitchen,
      product: productName(row.productId),
      corrected: row.correctionId !== null,
      short: row.ingredientId && ingredientName(row.ingredientId),
      replacement: nameOfReplacement(row),
      until: row.decideBy && localOf(brand, row.decideBy),
      asked: row.asked,
      waiting: row.waiting,
      leftOut: row.leftOut,
      adds: addedBy(row.changes ?? [], locale),
      accepted: row.accepted,
      swapped: row.swapped,
      dropped: row.dropped,
    })),
  }
}

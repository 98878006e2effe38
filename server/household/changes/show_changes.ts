// The changes of a household, in words: page by page, and all of them as a file.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { withoutIngredient } from '../../../domain/catalogue/exclusions.ts'
import { csvOf } from '../../../domain/csv_file.ts'
import { actorOf } from '../../../domain/household_events.ts'
import { referenceOf, referenceOfBox } from '../../../domain/reference.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import { type ProductsInWords, productsIn, wordsOfChange } from '../../../i18n/change_words.ts'
import { settingsChangesMessages } from '../../../i18n/settings_changes.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { productAndSwapNames } from '../../menu/product_names.ts'
import { type ListPlace, listStart, pageOf } from '../../request/list_place.ts'
import type { Stored } from '../../request/services.ts'
import { type ChangeRow, selectChanges } from './store.ts'

type Changes = OutputOf<'household_changes.index'>
type Change = Changes['changes'][number]
interface Reader {
  clientId: string
  brand: BrandId
  locale: Locale
}

const pageSize = 30

/** Of which changes: those of boxes or of the household itself, and of which kinds. */
export interface StoryChanges {
  of: 'all' | 'order' | 'household'
  kinds: readonly string[] | null
}

/** @param after the end of the page before */
export async function showChanges(
  services: Stored,
  of: Reader & { after: ListPlace | undefined },
): Promise<Changes> {
  const { changes, next } = await changesWithActors(services, of)
  const shown = changes.map(change => {
    const { actor: _, at: __, ...rest } = change
    return rest
  })
  return { changes: shown, next }
}

/** The same with the actor of each as its event stores it: who of us it was concerns admins alone. */
export async function changesWithActors(
  services: Stored,
  of: Reader & { after: ListPlace | undefined },
  { limit = pageSize, ...which }: Partial<StoryChanges> & { limit?: number } = {},
): Promise<{ changes: (Change & { actor: string; at: string })[]; next: Changes['next'] }> {
  const { clientId, after = listStart } = of
  const rows = await selectChanges(services.pool, clientId, { limit: limit + 1, after, ...which })
  const { shown, next } = pageOf(rows, limit, row => row)
  const products = await productsOf(services, shown, of.locale)
  const changes = shown.map(row => ({ ...shownAs(row, of, products), actor: row.actor, at: row.at }))
  return { changes, next }
}

/** All of it as CSV. */
export async function changesAsCsv(services: Stored, of: Reader): Promise<string> {
  const say = settingsChangesMessages(of.brand, of.locale)
  const rows = await selectChanges(services.pool, of.clientId, { limit: null, after: listStart })
  const products = await productsOf(services, rows, of.locale)
  const lines = rows
    .map(row => shownAs(row, of, products))
    .map(({ date, time, words, deliveryDate, by, device, reference }) => [
      date,
      time,
      words,
      deliveryDate ?? '',
      say.by[by],
      device ?? '',
      reference,
    ])
  const { date, time, change, box, who, device, reference } = say.columns
  return csvOf([[date, time, change, box, who, device, reference], ...lines], of.locale)
}

/** Names of the allergens and ingredients in tastes and exclusions. */
const excludable = ({ known }: Catalogue, locale: Locale): ProductsInWords =>
  new Map([
    ...allergens.map(({ id, name }) => [`allergen:${id}`, { name: name[locale], swaps: {} }] as const),
    ...[...known].map(([id, name]) => [withoutIngredient(id), { name: name[locale], swaps: {} }] as const),
  ])

/** The names that changes refer to. */
async function productsOf(
  services: Stored,
  rows: readonly ChangeRow[],
  locale: Locale,
): Promise<ProductsInWords> {
  const ids = [...new Set(rows.flatMap(({ kind, data }) => productsIn(kind, data ?? {})))]
  const excluded = rows.some(({ kind }) => kind === 'taste_changed')
    ? excludable(await catalogueOf(services), locale)
    : new Map()
  if (ids.length === 0) return excluded
  return new Map([
    ...excluded,
    ...[...(await productAndSwapNames(services.pool, ids))].map(
      ([id, { name, swaps }]) =>
        [
          id,
          {
            name: name[locale],
            swaps: Object.fromEntries(Object.entries(swaps).map(([swap, said]) => [swap, said[locale]])),
          },
        ] as const,
    ),
  ])
}

function shownAs(row: ChangeRow, { brand, locale }: Reader, products: ProductsInWords): Change {
  const { id, at, kind, actor, device, data, orderId, deliveryDate, version } = row
  const { date, time } = wallClock(brand, at)
  const about = orderId === null ? 'household' : 'order'
  const words = wordsOfChange({ brand, locale }, about, kind, data ?? {}, products)
  const reference = orderId === null ? referenceOf(id) : referenceOfBox(orderId, version)
  return { id, reference, date, time, words, by: actorOf(actor), device, orderId, deliveryDate }
}

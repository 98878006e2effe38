// Every market item over the weeks, in a process's memory: read anew as a whole where the company has changed the catalogue, or a week was
// published.

import type pg from 'pg'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import {
  type ItemStep,
  type ItemVersion,
  itemSteps,
  type PinnedWeek,
} from '../../domain/catalogue/item_steps.ts'
import { foldText } from '../../domain/text.ts'
import { addWeeks, currentWeek } from '../../domain/time/weeks.ts'
import { type CatalogueNow, catalogueMemory } from '../catalogue/catalogue.ts'
import { menusOf } from '../menu/memory.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { readLastWeeks, readPins, readVersionsFrom, type VersionRow } from './store.ts'

export interface BookItem {
  id: string
  /** The newest version. */
  version: number
  place: number
  /** By brand, from the present week on. */
  steps: Readonly<Record<BrandId, readonly ItemStep[]>>
  /** Its names, id and supplier, to be searched. */
  words: string
}

export interface MarketBook {
  key: string
  /** The present week, a Monday: the earlier one of the brands. */
  first: string
  /** The first week of each brand that is not published, a Monday. */
  unpublished: Readonly<Record<BrandId, string>>
  items: ReadonlyMap<string, BookItem>
}

/** The present week of the brands: the earlier one. @param now program time, ISO instant */
export const firstWeek = (now: string): string =>
  brandIds.map(brand => currentWeek(brand, now)).sort()[0] as string

/** The first week of each brand that is not published. */
export function unpublishedIn(
  lastWeeks: readonly { brand: BrandId; week: string }[],
  first: string,
): Record<BrandId, string> {
  const after = (brand: BrandId) => {
    const last = lastWeeks.find(one => one.brand === brand)?.week
    return last === undefined || last < first ? first : addWeeks(last, 1)
  }
  return { freshprep: after('freshprep'), cookit: after('cookit') }
}

/** This process's copy. @param now program time, ISO instant */
export function marketBook(services: Stored, now: string): Promise<MarketBook> {
  const memory = bookMemory(services)
  memory.first = firstWeek(now)
  return memory.fresh.get()
}

const bookMemory = (services: Stored): BookMemory =>
  services.memory.of(openBook, services.pool, catalogueMemory(services))

/** After a change by this process: menus and the book are read anew, however long that takes. */
export function noteMarketChange(services: Stored): void {
  menusOf(services).changed()
  bookMemory(services).fresh.changed()
}

interface BookMemory {
  first: string
  fresh: Fresh<MarketBook>
}

function openBook(pool: pg.Pool, catalogue: Fresh<CatalogueNow>): BookMemory {
  const memory: BookMemory = {
    first: '',
    fresh: openFresh(async known => {
      const { first } = memory
      const { revision } = await catalogue.get()
      const unpublished = unpublishedIn(await readLastWeeks.all(pool), first)
      const key = [revision, first, ...Object.values(unpublished)].join(' ')
      if (known?.key === key) return known
      const [versions, pins] = await Promise.all([
        readVersionsFrom.all(pool, { week: first }),
        readPins.all(pool, { week: first }),
      ])
      return { key, first, unpublished, items: itemsOf(versions, pins, { first, unpublished }) }
    }, 0),
  }
  return memory
}

type Pin = Awaited<ReturnType<typeof readPins.all>>[number]

function itemsOf(
  rows: readonly VersionRow[],
  pins: readonly Pin[],
  of: Pick<MarketBook, 'first' | 'unpublished'>,
): Map<string, BookItem> {
  const pinsOf = Map.groupBy(pins, ({ id }) => id)
  const items = [...Map.groupBy(rows, ({ id }) => id)].map(([id, versions]): [string, BookItem] => {
    const newest = versions.reduce((best, one) => (one.version > best.version ? one : best))
    const stepsOf = (brand: BrandId) => {
      const pinned = (pinsOf.get(id) ?? []).filter(pin => pin.brand === brand).map(pinnedWeek)
      return brandSteps(versions, pinned, of.first, of.unpublished[brand])
    }
    const { name, supplier } = newest.content
    return [
      id,
      {
        id,
        version: newest.version,
        place: newest.place,
        steps: { freshprep: stepsOf('freshprep'), cookit: stepsOf('cookit') },
        words: foldText([name.en, name.fr, id, supplier ?? ''].join(' ')),
      },
    ]
  })
  return new Map(items.sort(([, one], [, other]) => one.place - other.place))
}

const pinnedWeek = ({ week, version, empty }: Pin): PinnedWeek => ({ week, version, isEmpty: empty })

/** Most items have one version: that is what they are in every week. */
function brandSteps(
  versions: readonly ItemVersion[],
  pinned: readonly PinnedWeek[],
  first: string,
  unpublished: string,
): readonly ItemStep[] {
  const [only, another] = versions
  if (only && !another) return [{ from: first, withdrawn: only.withdrawn, content: only.content }]
  return itemSteps({ versions, pinned, first, unpublished })
}

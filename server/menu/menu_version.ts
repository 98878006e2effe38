// The menu's part of the cache key of pages.

import { createHash } from 'node:crypto'
import type { BrandId } from '../../domain/brands.ts'
import { menuWeeksInUse } from '../../domain/time/weeks.ts'
import { brandDate } from '../../domain/time/zone.ts'
import type { Stored } from '../request/services.ts'
import { type Menus, menusOf } from './memory.ts'
import type { WeekMenu } from './week_menu.ts'

/** Changes whenever a week's menu does: its entries, their ranking, or its sold-out products. The same in every process. */
export function versionOf({ week, version, published, ranking, soldOut }: WeekMenu): string {
  const ranked = ranking ? `.r${digest(ranking.join())}` : ''
  const gone = soldOut.size === 0 ? '' : `.${digest([...soldOut].sort().join())}`
  return `${week}.${version}${published ? '' : 'u'}${ranked}${gone}`
}

interface Made {
  revision: number
  /** Program time to the minute: days begin on one. */
  minute: string
  version: string
}

const openVersions = () => new Map<BrandId, Made>()

/**
 * Changes whenever any menu of a brand or the catalogue does, and with the brand's calendar day, on which cutoffs pass: the menus' part of a page's
 * cache key. Sold-out products count in the weeks that people can still order. Every page needs it, so it is computed once for each
 * change.
 * @param now program time, ISO instant
 */
export async function menuVersion(services: Stored, brand: BrandId, now: string): Promise<string> {
  const menus = menusOf(services)
  const byBrand = services.memory.of(openVersions)
  const minute = now.slice(0, 16)
  const last = byBrand.get(brand)
  if (last && last.minute === minute && last.revision === (await menus.revision(brand))) return last.version
  const version = await versionOfAll(menus, brand, now)
  byBrand.set(brand, { revision: await menus.revision(brand), minute, version })
  return version
}

async function versionOfAll(menus: Menus, brand: BrandId, now: string): Promise<string> {
  const inUse = menuWeeksInUse(brand, now)
  const parts = [`c${await menus.catalogue(brand)}`]
  for (const known of await menus.weeks(brand)) {
    const menu = inUse.includes(known.week) ? await menus.week(brand, known.week) : null
    parts.push(menu ? versionOf(menu) : `${known.week}.${known.version}.${known.published}`)
  }
  return `${brandDate(brand, now)}.${digest(parts.join())}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

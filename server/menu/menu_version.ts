// What pages that show a menu are cached by.

import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import { menuWeeksInUse } from '../../domain/time/weeks.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { menusOf } from './memory.ts'
import type { WeekMenu } from './week_menu.ts'

/** Changes whenever anything on one week's menu does: its entries, or what is sold out. The same in every process. */
export function versionOf(menu: WeekMenu): string {
  const soldOut = menu.soldOut.size === 0 ? '' : `.${digest([...menu.soldOut].sort().join())}`
  return `${menu.week}.${menu.version}${menu.published ? '' : 'u'}${soldOut}`
}

/**
 * Changes whenever anything on any menu of a brand does, and with the brand's calendar day, on which cutoffs pass: the
 * part of a page's cache key that stands for the menus. What is sold out counts for the weeks people can still order.
 * @param now program time, ISO instant
 */
export async function menuVersion(pool: pg.Pool, brand: BrandId, now: string): Promise<string> {
  const menus = menusOf(pool)
  const inUse = menuWeeksInUse(brand, now)
  const parts: string[] = []
  for (const known of await menus.weeks(brand)) {
    const menu = inUse.includes(known.week) ? await menus.week(brand, known.week) : null
    parts.push(menu ? versionOf(menu) : `${known.week}.${known.version}.${known.published}`)
  }
  return `${brandDate(brand, now)}.${digest(parts.join())}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

// Previews the automatic choice for one household of a profile: the rules of the weekly run (weekly/choose.ts) on the present
// stock. It writes nothing and takes no stock.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { explainChoice } from '../../../domain/choice/explain.ts'
import { type Profile, profileFromKey } from '../../../domain/choice/profile.ts'
import { firstOpenWeek } from '../../menu/first_open_week.ts'
import { menusOf } from '../../menu/memory.ts'
import type { Stored } from '../../request/services.ts'
import { readCategoryOrder } from '../category_order_store.ts'
import { readCandidates } from '../choose.ts'

interface PreviewQuery {
  brand: BrandId
  locale: Locale
  /** A profile's key. */
  profile: string
  week?: string | undefined
  /** Program time, ISO instant. */
  now: string
}

/** @throws Refusal not_found for an invalid profile key, menu_not_published where there is no menu */
export async function previewChoice(
  services: Stored,
  { brand, locale, week, now, ...asked }: PreviewQuery,
): Promise<OutputOf<'subscription_profiles.preview_order_generation'>> {
  const profile = readKey(asked.profile)
  const menu = week
    ? await menusOf(services).week(brand, week)
    : ((await firstOpenWeek(services, brand, now))?.menu ?? null)
  if (!menu?.published) throw new Refusal('menu_not_published')
  const candidates = await readCandidates(services.pool, menu, menu)
  const { dishes, safe, leftOut } = explainChoice(profile, candidates)
  return {
    week: menu.week,
    ranked: (await readCategoryOrder(services.pool, menu)) !== null,
    dishes: dishes.map(({ candidate, times, reasons }) => ({
      id: candidate.dishId,
      name: menu.products.get(candidate.dishId)?.dish?.name[locale] ?? candidate.dishId,
      category: candidate.category,
      quantity: times,
      reasons,
    })),
    needed: profile.count,
    safe,
    leftOut,
  }
}

/** More dishes a week than any plan, and any menu, has. */
const tooMany = 1_000

function readKey(key: string): Profile {
  try {
    const profile = profileFromKey(key)
    if (profile.count > 0 && profile.count < tooMany) return profile
  } catch {
    // An invalid key is a profile that no household has.
  }
  throw new Refusal('not_found')
}

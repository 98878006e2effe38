// Which pages all visitors or all clients share, and the cache key of each.

import { type PageId, pages } from '../../../contract/paths.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { defaultDiscount } from '../../codes/discounts/bar.ts'
import { contentOf } from '../../content/memory.ts'
import { flagsOf, wordOfFlags } from '../../flags/flags.ts'
import type { Services } from '../../integrations/services.ts'
import { menuVersion } from '../../menu/menu_version.ts'
import { factsMemory } from '../../request/brand_facts/brand_facts.ts'
import type { PersonalFacts } from '../../request/call_request.ts'
import { keptParameters } from './kept_query.ts'
import type { Visit } from './visit.ts'

/** A longer query does not come from a person; it is answered, but not cached. */
const longestQuery = 200

type Visited = Pick<Visit, 'url' | 'page' | 'call'>

/**
 * The key under which this visit's page is the same for every visitor, its version in the last line; null where it is personal. The
 * page's menus, flags and discount are part of the key, so a change of any shows at the next request and old pages expire unused.
 */
export async function visitorKey(services: Services, visit: Visited): Promise<string | null> {
  const { clientId, data } = visit.call.session
  if (clientId !== null || data.draft || data.referral || data.referralId) return null
  return sharedKey(services, visit, `visitor ${data.discountCode ?? ''}`)
}

/**
 * The key under which this visit's page is the same for every client, except name and points; null where it is personal. The
 * prices, the links of an admin, a driver or a member of a points programme and, on some pages, the cutoffs depend on the client.
 */
export async function clientKey(services: Services, visit: Visited): Promise<string | null> {
  const { session } = visit.call
  const own = visit.page !== null && pages[visit.page].ownOfClients === true
  const personal = mayBeShared(visit) && !own ? await session.personal() : null
  if (personal === null || session.data.draft) return null
  const { planId, weekday, enrolled } = factsOn(visit.page, personal)
  const { isAdmin, isDriver } = session
  return sharedKey(services, visit, `client ${planId} ${weekday} ${enrolled} ${isAdmin} ${isDriver}`)
}

/** The household's facts that a page shows. Only some pages depend on the delivery day; the others are kept once for all days. */
export function factsOn(page: PageId | null, personal: PersonalFacts | null): Omit<PersonalFacts, 'points'> {
  const byDay = page !== null && pages[page].byDeliveryDay === true
  return {
    planId: personal?.planId ?? null,
    weekday: (byDay && personal?.weekday) || null,
    enrolled: personal?.enrolled ?? false,
  }
}

const mayBeShared = ({ url, page }: Visited): boolean =>
  page !== null && pages[page].cachedForVisitors === true && !url.pathname.endsWith('.data')

async function sharedKey(services: Services, visit: Visited, audience: string): Promise<string | null> {
  if (!mayBeShared(visit)) return null
  const { url, page, call } = visit
  if (keptParameters.some(name => url.searchParams.has(name))) return null
  url.search = `${queryOf(page, url.searchParams)}`
  if (url.search.length > longestQuery) return null
  const [flags, version] = await Promise.all([
    flagsOf(services, call),
    pageVersion(services, call.brand, call.now),
  ])
  const forWhom = `${audience} ${wordOfFlags(flags)}`
  return [call.origin, call.locale, url.pathname, url.search, forWhom, version].join('\n')
}

/** What a page reads of a query, in one order: whatever else stands in an address changes nothing in the page. */
function queryOf(page: PageId | null, asked: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams()
  for (const name of (page && pages[page].query) ?? []) {
    const value = asked.get(name)
    if (value !== null) read.append(name, value)
  }
  return read
}

/** A cached page may show how much time is left; it is never further off than this. */
const renewedEveryMs = 5 * 60_000

/** Changes with the content of a brand's pages for visitors. Read from memory. */
export async function pageVersion(
  services: Services,
  brand: BrandId,
  now: Temporal.Instant,
): Promise<string> {
  const [content, menus, discount, { revision }] = await Promise.all([
    contentOf(services).version(brand),
    menuVersion(services, brand, now.toString()),
    defaultDiscount(services, brand, now),
    factsMemory(services).get(),
  ])
  const period = Math.floor(now.epochMilliseconds / renewedEveryMs)
  return `${period} ${content} ${menus} ${revision} ${discount ? JSON.stringify([discount.code, discount.elements]) : ''}`
}

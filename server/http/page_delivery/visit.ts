// A page request as it is passed around: its page, its language, and its person.

import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { brandFacts } from '../../../brands/index.ts'
import { Refusal } from '../../../contract/errors.ts'
import { storable } from '../../../contract/fields.ts'
import {
  type OfficeRequest,
  type PageFacts,
  type PageRequest,
  typedBy,
} from '../../../contract/page_request.ts'
import { isOwnPath, type Page, type PageId, pageOfPath, pages } from '../../../contract/paths.ts'
import { brands } from '../../../domain/brands.ts'
import { rights } from '../../../domain/staff/roles.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import { openSession, type RequestSession } from '../../identity/sessions/session.ts'
import type { Services } from '../../integrations/services.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import { type CallRequest, mayAnywhere, mayAt } from '../../request/call_request.ts'
import { outsideSiteOf, sisterOrigin } from '../../request/config.ts'
import { brandsOfAdmin } from '../acting_brand.ts'
import { isBusy } from '../refuse.ts'
import {
  browserOf,
  chosenLocale,
  factsOf,
  languageOfVisitor,
  localeOfPage,
  type RequestFacts,
  rememberLanguage,
} from '../request.ts'

export interface Visit extends RequestFacts {
  url: URL
  /** The address that the person sees: data requests of a navigation end in `.data`. */
  pathname: string
  page: PageId | null
  session: RequestSession
  /** `Set-Cookie` of a language that a visitor without a session has just chosen. */
  setLanguage: string | null
  call: CallRequest
  /** The brands of an admin on a page of the office, and the chosen ones; null on any other page. */
  office: Omit<OfficeRequest, 'apiOf'> | null
  /** Somebody who works here, or did lately with this browser, asked for a page of the office: they sign in there first. */
  toOffice: boolean
}

/** Identifies the person, and remembers the language they chose. */
export async function openVisit(services: Services, request: FastifyRequest): Promise<Visit> {
  const facts = factsOf(request, services.config)
  const { brand, origin, secure } = facts
  // Concatenated, not resolved: `//elsewhere` is a path of this site, if one that leads nowhere.
  const url = new URL(origin + (request.raw.url ?? '/'))
  if (url.pathname.includes('//')) url.pathname = '/404'
  const pathname = addressSeen(url.pathname)
  const now = services.clock.now()
  const session = await openSession(services, {
    brand,
    ...browserOf(request, services.config),
    now,
    secure,
  })
  const chosen = chosenLocale(pathname, url.searchParams)
  // A choice is remembered in the session; for a visitor without one the browser stores two letters.
  if (chosen && chosen !== session.locale && session.kept) await session.setLocale(chosen)
  const known = session.locale ?? languageOfVisitor(request.headers.cookie)
  const setLanguage =
    chosen && !session.kept && chosen !== (known ?? brands[brand].defaultLocale)
      ? rememberLanguage(chosen, secure)
      : null
  const { clientLanguage } = session
  const locale = localeOfPage(pathname, url.searchParams, { locale: known, clientLanguage }, brand)
  const page = pageOfPath(pathname)
  const hidden = page !== null && isHidden(pages[page], session, services.config.production)
  if (hidden) url.pathname = url.pathname.endsWith('.data') ? '/404.data' : '/404'
  const call = { brand, locale, now, origin, session }
  const inOffice = page !== null && !hidden && pages[page].layout === 'office'
  return {
    ...facts,
    url,
    pathname,
    page: hidden ? null : page,
    session,
    setLanguage,
    call,
    office: inOffice && page !== null ? officeOf(call, pages[page], url, request.headers.cookie) : null,
    toOffice:
      hidden &&
      page !== null &&
      pages[page].who === 'admin' &&
      session.staff === null &&
      (session.isAdmin || session.office.isKnownBrowser),
  }
}

/**
 * Who is in the office, and for which brands: those that the page's address or the browser names, of those at which they may open it;
 * all of these where neither names one.
 */
function officeOf(
  call: CallRequest,
  { right }: Page,
  { searchParams }: URL,
  cookies: string | undefined,
): Visit['office'] {
  const { staff } = call.session
  if (staff === null) return null
  const brands = brandsOfAdmin(call).filter(brand => right === undefined || mayAt(staff, brand, right))
  const kept = /(?:^|;\s*)acts_on=(\w+)(?=;|$)/.exec(cookies ?? '')?.[1]
  const asked = searchParams.get('acts_on') ?? kept
  const one = brands.find(brand => brand === asked) ?? (brands.length === 1 ? brands[0] : undefined)
  return {
    brands,
    acts: one ?? 'both',
    person: { name: staff.name, isSignedIn: staff.sessionId !== null },
    rights: rights.filter(each => mayAnywhere(staff, each)),
  }
}

/** Pages that do not exist for this person: development's in production, an admin's and a driver's for everybody else (rule 7). */
function isHidden({ development, who, right }: Page, session: RequestSession, production: boolean): boolean {
  return (
    (development === true && production) ||
    (who === 'admin' && !mayAnywhere(session.staff, right)) ||
    (who === 'driver' && !session.isDriver)
  )
}

/** `/fr/menu/this-week` fetches `/fr/menu/this-week.data`, and `/` fetches `/_root.data`. */
export function addressSeen(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  return pathname
    .replace(/\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '')
}

export const newNonce = () => randomBytes(18).toString('base64url')

/** The same visit for another client. */
export const visitAs = (visit: Visit, session: RequestSession): Visit => ({
  ...visit,
  session,
  call: { ...visit.call, session },
})

/** What a brand says of itself on every page. */
async function factsOnPages(services: Services, { brand, call }: Visit, now: string): Promise<PageFacts> {
  const { locale } = call
  const [own, sister] = await Promise.all([
    statedFactsOf(services, brand, now),
    statedFactsOf(services, brandFacts[brand].sister, now),
  ])
  const { phone, email, pickupsEmail, outside, social, madeIn, region } = own
  return {
    ...{ phone, email, pickupsEmail, outside, social },
    madeIn: madeIn[locale],
    region: region[locale],
    sisterRegion: sister.region[locale],
  }
}

/**
 * The facts for the page of a visit.
 * @param whole everything is rendered before the first byte is sent
 * @param shared receives the page's shared texts
 */
export async function pageFacts(
  services: Services,
  visit: Visit,
  nonce: string,
  { whole, shared }: Pick<PageRequest, 'whole' | 'shared'>,
): Promise<PageRequest> {
  const { log, config, clock, images } = services
  const { brand, origin, session, call } = visit
  const now = clock.now().toString()
  const { date: today, time } = wallClock(brand, now)
  return {
    brand,
    locale: call.locale,
    facts: await factsOnPages(services, visit, now),
    origin,
    sisterOrigin: sisterOrigin(visit, config),
    outsideSite: outsideSiteOf(config, brand),
    pictureHost: images.host,
    nonce,
    whole,
    shared,
    office: null,
    environment: config.environment,
    now,
    today,
    time,
    report: failure => log.error({ err: failure }, 'a page failed'),
    rememberLocation: async (url, typed) => {
      if (isOwnPath(url)) await rememberLocation(session, url, typed)
    },
    typedBefore: async url => {
      if (session.data.storedForm?.url !== url || session.clientId === null) return null
      const typed = (await session.take('storedForm'))?.typed
      // Another person signed in after the one who typed it left.
      return typed?.[typedBy] === session.clientId ? typed : null
    },
  }
}

/** Most characters of a form that is stored in the session while a person signs in. */
const longestTyped = 4_000

/** The call of the form has not read its fields yet. */
const isStorable = (field: [name: string, value: string]): boolean => field.every(text => storable.test(text))

/** Where a network has reached its limit, or the database is out of reach, nothing is stored; the person still gets the sign-in page. */
async function rememberLocation(
  session: RequestSession,
  url: string,
  typed?: Readonly<Record<string, string>>,
): Promise<void> {
  const storedLocation = url.slice(0, 2_000)
  const kept = Object.fromEntries(Object.entries(typed ?? {}).filter(isStorable))
  const isShort = JSON.stringify(kept).length <= longestTyped
  try {
    await session.remember({
      storedLocation,
      ...(typed && isShort && { storedForm: { url: storedLocation, typed: kept } }),
    })
  } catch (failure) {
    if (!(failure instanceof Refusal || isBusy(failure))) throw failure
  }
}

// Brand, origin and language of a request, by its address and headers.

import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOfPath, splitPrefix } from '../../contract/paths.ts'
import { type BrandId, brands, type Locale, locales } from '../../domain/brands.ts'
import type { RequestSession } from '../identity/sessions/session.ts'
import type { Config } from '../request/config.ts'
import { networkOf, shortNetwork } from '../request/network.ts'

export interface RequestFacts {
  brand: BrandId
  /** Scheme, host and port that the person sees. */
  origin: string
  secure: boolean
}

type HostConfig = Pick<Config, 'publicUrl' | 'cookitDomain' | 'hosts' | 'environment'>

const hostShape = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/
const thisMachine = /^(localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)+localhost)$/

/** In development and test, any port of this machine is the site. */
export const isAtHand = ({ environment }: Pick<Config, 'environment'>): boolean =>
  environment === 'development' || environment === 'test'

/**
 * Whether a Host header (or a trusted proxy's version of it) is one to answer: one of the configured names, on the configured port.
 * In development and test any name is accepted (area 1: another host shows Fresh Prep); no address is ever built from it.
 */
export function knownHost(host: string, config: HostConfig): boolean {
  const [, name, port] = hostShape.exec(host.toLowerCase()) ?? []
  if (name === undefined || host.length > 260 || Number(port ?? 80) > 65_535) return false
  return isAtHand(config) || isOurs(name, port, config)
}

/** Whether addresses may be built with a host name, given that pages with them are cached. */
function isOurs(name: string, port: string | undefined, config: HostConfig): boolean {
  if (isAtHand(config) && thisMachine.test(name)) return true
  const site = siteOf(config)
  const named = name === site.hostname || isCookits(name, config) || config.hosts?.includes(name)
  return named === true && (port === undefined || port === (site.port || defaultPorts[site.protocol]))
}

const sites = new WeakMap<HostConfig, URL>()

/** The site's own address, parsed once for a configuration: a request needs it three times. */
function siteOf(config: HostConfig): Readonly<URL> {
  let site = sites.get(config)
  if (!site) {
    site = new URL(config.publicUrl)
    sites.set(config, site)
  }
  return site
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** Whether people come by https: by the configuration, whatever a header says. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

/** Cook it when the host is its domain or ends with it, Fresh Prep otherwise (area 1). Takes a Host header. */
export function brandOfHost(host: string, cookitDomain: string): BrandId {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return isCookits(name, { cookitDomain }) ? 'cookit' : 'freshprep'
}

const isCookits = (name: string, { cookitDomain }: Pick<Config, 'cookitDomain'>) =>
  name === cookitDomain || name.endsWith(`.${cookitDomain}`)

/**
 * Reads brand and origin. Behind proxies, as many `X-Forwarded-*` entries count as the configuration trusts; the scheme is the
 * configuration's. A foreign host is not used in addresses: the site's own replaces it.
 */
export function factsOf(request: FastifyRequest, config: HostConfig): RequestFacts {
  const host = request.host.toLowerCase()
  const site = siteOf(config)
  const [, name = '', given] = hostShape.exec(host) ?? []
  if (!isOurs(name, given, config))
    return { brand: brandOfHost(host, config.cookitDomain), origin: site.origin, secure: isSecure(config) }
  const port = isAtHand(config) ? host.slice(nameOf(host).length) : site.port && `:${site.port}`
  return {
    brand: brandOfHost(host, config.cookitDomain),
    origin: `${site.protocol}//${nameOf(host)}${port}`,
    secure: isSecure(config),
  }
}

/** Sends what the session wants the browser to keep. */
export function sendCookies(
  reply: FastifyReply,
  { setCookie, setKnownBrowser, office }: Pick<RequestSession, 'setCookie' | 'setKnownBrowser' | 'office'>,
): void {
  if (setCookie) reply.header('set-cookie', setCookie)
  if (setKnownBrowser) reply.header('set-cookie', setKnownBrowser)
  if (office.setCookie) reply.header('set-cookie', office.setCookie)
}

/** The browser of a request, as its session takes it. Its network is counted where calls are limited. */
export const browserOf = (
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { attemptLimits }: Pick<Config, 'attemptLimits'>,
) => ({
  cookies: headers.cookie,
  userAgent: headers['user-agent'],
  from: attemptLimits ? networkOf(ip) : null,
  network: shortNetwork(ip),
})

const nameOf = (host: string) => host.replace(/:\d+$/, '')

const asLocale = (text: string | null | undefined): Locale | null =>
  locales.find(locale => locale === text) ?? null

type Remembered = Pick<RequestSession, 'locale' | 'clientLanguage'>

const rememberedLocale = (session: Remembered, brand: BrandId): Locale =>
  session.locale ?? session.clientLanguage ?? brands[brand].defaultLocale

const languageCookie = 'language'
const aYearInSeconds = 365 * 24 * 3_600

/** The last language of a visitor without a session, from the `Cookie` header. */
export function languageOfVisitor(cookies: string | undefined): Locale | null {
  return asLocale(/(?:^|;\s*)language=(en|fr)(?=;|$)/.exec(cookies ?? '')?.[1])
}

/** `Set-Cookie` that remembers a visitor's language: two letters, no row, nothing about the person. */
export const rememberLanguage = (locale: Locale, secure: boolean): string =>
  `${languageCookie}=${locale}; Path=/; Max-Age=${aYearInSeconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

/** The language in a page's address: its prefix, else `?locale=`, else that of a localized alias (rule 3). */
export function chosenLocale(pathname: string, query: URLSearchParams): Locale | null {
  return splitPrefix(pathname).prefix ?? asLocale(query.get('locale')) ?? localeOfPath(pathname)
}

/** The language of a page, by the order of rule 3. `pathname` is the address that the person sees. */
export function localeOfPage(
  pathname: string,
  query: URLSearchParams,
  session: Remembered,
  brand: BrandId,
): Locale {
  return chosenLocale(pathname, query) ?? rememberedLocale(session, brand)
}

/**
 * The language of a call's answer: the one that our own client requests, which is the page's. It sends a bare `en` or `fr`; a
 * browser's own list (`fr-CA,fr;q=0.9`) is not a choice made on this site, so the order of rule 3 ignores it. A call without a
 * language follows the session, or a visitor's cookie.
 */
export function localeOfCall(
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'cookie'>,
  session: Remembered | null,
  brand: BrandId,
): Locale {
  const locale = session?.locale ?? languageOfVisitor(headers.cookie)
  const remembered = { locale, clientLanguage: session?.clientLanguage ?? null }
  return asLocale(headers['accept-language']) ?? rememberedLocale(remembered, brand)
}

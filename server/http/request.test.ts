// Brand, origin and language of a request.

import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../integrations/read_config.ts'
import { sisterOrigin } from '../request/config.ts'
import { brandOfHost, factsOf, knownHost, localeOfCall, localeOfPage } from './request.ts'
import { isSameOrigin } from './same_origin.ts'

describe('the brand', { tags: '[BRAND-TWO-VARIANTS]' }, () => {
  test.each([
    ['cookit.localhost:3000', 'cookit'],
    ['cookit.localhost', 'cookit'],
    ['www.cookit.localhost', 'cookit'],
    ['COOKIT.LOCALHOST:80', 'cookit'],
    ['localhost:3000', 'freshprep'],
    ['notcookit.localhost', 'freshprep'],
    ['cookit.localhost.example.com', 'freshprep'],
    ['127.0.0.1:3000', 'freshprep'],
    ['', 'freshprep'],
  ])('of %s is %s', (host, brand) => {
    expect(brandOfHost(host, 'cookit.localhost')).toBe(brand)
  })
})

describe('the host', () => {
  const atHand = readConfig({ APP_ENV: 'test' })
  const online = readConfig({
    APP_ENV: 'staging',
    PUBLIC_URL: 'https://freshprep.example',
    COOKIT_DOMAIN: 'cookit.example',
    HOSTS: 'www.freshprep.example, inside',
  })

  test.each(['localhost', 'localhost:65535', 'cookit.localhost:4000', '127.0.0.1:80', 'LOCALHOST:3000'])(
    '%s is known where people develop',
    host => {
      expect(knownHost(host, atHand)).toBe(true)
      expect(knownHost(host, online)).toBe(false)
    },
  )

  test.each([
    'freshprep.example',
    'freshprep.example:443',
    'cookit.example',
    'COOKIT.example',
    'www.freshprep.example',
    'inside',
  ])('%s is known where it is configured', host => {
    expect(knownHost(host, online)).toBe(true)
  })

  test('a name that ends with the second brand’s domain shows that brand, under its own address', {
    tags: '[BRAND-HOST-SECOND]',
  }, () => {
    expect(knownHost('www.cookit.example', online)).toBe(true)
    expect(factsOf({ host: 'WWW.cookit.example' } as FastifyRequest, online)).toEqual({
      brand: 'cookit',
      origin: 'https://www.cookit.example',
      secure: true,
    })
    for (const host of ['www.cookit.example:8443', 'notcookit.example', 'cookit.example.evil.example'])
      expect(knownHost(host, online)).toBe(false)
  })

  test.each([
    '',
    'a/b',
    'a b',
    'a@b',
    'a:b',
    '[::1]',
    'a\u0000',
    'x'.repeat(300),
    'localhost:99999',
    'localhost:',
    'freshprep.example.',
  ])('%j is not', host => {
    expect(knownHost(host, atHand)).toBe(false)
    expect(knownHost(host, online)).toBe(false)
  })

  test.each([
    '1.2.3.4.5',
    'evil.example',
    'freshprep.example.evil.example',
    'evil-freshprep.example',
    'freshprep.example:8443',
  ])(
    '%j is not online; at hand it shows Fresh Prep, and no address is made of it',
    { tags: '[BRAND-HOST-OTHERWISE]' },
    host => {
      expect(knownHost(host, online)).toBe(false)
      expect(knownHost(host, atHand)).toBe(true)
      expect(factsOf({ host } as FastifyRequest, atHand)).toEqual({
        brand: 'freshprep',
        origin: 'http://localhost:3000',
        secure: false,
      })
    },
  )
})

describe('the sister brand', () => {
  test('is on the same port on a developer’s machine', () => {
    const config = readConfig({ APP_ENV: 'test' })
    expect(sisterOrigin({ brand: 'freshprep', origin: 'http://localhost:3130' }, config)).toBe(
      'http://cookit.localhost:3130',
    )
    expect(sisterOrigin({ brand: 'cookit', origin: 'http://cookit.localhost:3130' }, config)).toBe(
      'http://localhost:3130',
    )
  })

  test('is the configured one where there is one', () => {
    const config = readConfig({
      APP_ENV: 'test',
      PUBLIC_URL: 'https://freshprep.example',
      COOKIT_DOMAIN: 'cookit.example',
    })
    expect(sisterOrigin({ brand: 'freshprep', origin: 'http://10.0.0.1:8080' }, config)).toBe(
      'https://cookit.example',
    )
  })
})

const nobody = { locale: null, clientLanguage: null } as const
const localeOf = (
  address: string,
  session: Parameters<typeof localeOfPage>[2] = nobody,
  brand: 'freshprep' | 'cookit' = 'freshprep',
) => {
  const url = new URL(address, 'http://localhost')
  return localeOfPage(url.pathname, url.searchParams, session, brand)
}

describe('the language of a page, first that applies (rule 3)', () => {
  const french = { locale: 'fr', clientLanguage: 'fr' } as const
  const english = { locale: 'en', clientLanguage: 'en' } as const

  test('its prefix', () => {
    expect(localeOf('/fr/account?locale=en', english)).toBe('fr')
    expect(localeOf('/en/compte?locale=fr', french, 'cookit')).toBe('en')
  })

  test('?locale=', { tags: '[RT-LOCALE-QUERY-EN] [RT-LOCALE-QUERY-FR]' }, () => {
    expect(localeOf('/account?locale=fr', english)).toBe('fr')
    expect(localeOf('/compte?locale=en', french, 'cookit')).toBe('en')
    expect(localeOf('/account?locale=de', french)).toBe('fr')
  })

  test('the language of a localized alias', () => {
    expect(localeOf('/compte', english)).toBe('fr')
    expect(localeOf('/weekly-menu/this-week', french)).toBe('en')
    for (const path of [
      '/account/sacs&kits',
      '/account/sacs%26kits',
      '/compte/sacs&kits',
      '/compte/sacs%26kits',
    ])
      expect(localeOf(path, english)).toBe('fr')
  })

  test('the choice remembered in the session', () => {
    expect(localeOf('/account', { locale: 'fr', clientLanguage: 'en' })).toBe('fr')
  })

  test('the client’s preferred language', () => {
    expect(localeOf('/account', { locale: null, clientLanguage: 'fr' })).toBe('fr')
  })

  test('the brand’s default', { tags: '[BRAND-LOCALE-DEFAULTS]' }, () => {
    expect(localeOf('/account')).toBe('en')
    expect(localeOf('/account', nobody, 'cookit')).toBe('fr')
  })
})

test('a call answers in the language that our client requests, and ignores the browser’s list', () => {
  const asked = (language: string) => ({ 'accept-language': language, cookie: 'language=en' })
  expect(localeOfCall(asked('fr'), nobody, 'freshprep')).toBe('fr')
  expect(localeOfCall(asked('fr-CA,fr;q=0.9'), nobody, 'cookit')).toBe('en')
  expect(localeOfCall({}, { locale: null, clientLanguage: 'fr' }, 'freshprep')).toBe('fr')
})

test('a bare call follows the session’s language, else a visitor’s cookie, else the client’s, else the brand’s', () => {
  const cookie = 'a=1; language=en'
  expect(localeOfCall({ cookie }, { locale: 'fr', clientLanguage: 'fr' }, 'cookit')).toBe('fr')
  expect(localeOfCall({ cookie }, { locale: null, clientLanguage: 'fr' }, 'cookit')).toBe('en')
  expect(localeOfCall({ cookie }, null, 'cookit')).toBe('en')
  expect(localeOfCall({ cookie: 'language=de' }, null, 'cookit')).toBe('fr')
})

test('Fetch Metadata counts before Origin', () => {
  const here = 'http://localhost:3000'
  expect(isSameOrigin({ 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' }, here)).toBe(true)
  expect(isSameOrigin({ 'sec-fetch-site': 'cross-site', origin: here }, here)).toBe(false)
})

// Rules for every declaration.

import { describe, expect, test } from 'vitest'
import { brandIds, locales } from '../domain/brands.ts'
import { errorMessages } from '../i18n/errors.ts'
import { commonErrors } from './call.ts'
import { type ErrorCode, errorStatus } from './errors.ts'
import { isoDate } from './fields.ts'
import { allCalls, pathOf } from './index.ts'

describe.each(allCalls())('$name', ({ declaration }) => {
  test('has a sentence that describes it', () => {
    expect(declaration.summary).toMatch(/^[A-Z].+\.$/)
  })

  test('lists only refusals beyond those of every call', () => {
    expect(new Set(declaration.errors).size).toBe(declaration.errors.length)
    for (const code of declaration.errors) expect(commonErrors as readonly ErrorCode[]).not.toContain(code)
  })

  test('changes something unless it is a GET', () => {
    expect(declaration.changesState).toBe(declaration.method !== 'GET')
  })
})

test('no two calls share an address and a method', () => {
  const addresses = allCalls().map(({ name, declaration }) => `${declaration.method} ${pathOf(name)}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

describe('the sentence of a refusal', () => {
  const everywhere = brandIds.flatMap(brand => locales.map(locale => ({ brand, locale })))

  test.each(everywhere)('exists for every code: $brand in $locale', ({ brand, locale }) => {
    const sentences = errorMessages(brand, locale)
    for (const code of Object.keys(errorStatus) as ErrorCode[])
      expect(sentences[code].length).toBeGreaterThan(3)
  })

  test('is the one of its code', {
    tags: '[VAL-PASSWORD-MSG-MIN] [VAL-PASSWORD-MSG-MATCH] [ERR-RESET-LINK] [ERR-GENERIC-RETRY] [ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR] [ERR-MIN-SPEND] [VAL-POSTAL-UNSUPPORTED]',
  }, () => {
    const english = errorMessages('freshprep', 'en')
    expect(english.password_too_short).toBe('minimum 10 characters')
    expect(english.password_mismatch).toBe('passwords do not match')
    expect(english.reset_link_invalid).toBe('Your reset link is no longer valid')
    expect(english.unexpected).toMatch(/something went wrong.+refresh.+try again/i)
    expect(english.invalid_code).toBe('Invalid code')
    expect(english.minimum_spend_not_met).toBe('Minimum Spend not met')
    expect(english.postal_unserved).toBe('We do not deliver to this area yet.')
    expect(errorMessages('cookit', 'fr').invalid_code).toBe('Code non valide')
  })

  test('says tu at Cook it and vous at Fresh Prep', () => {
    const all = (brand: 'freshprep' | 'cookit') => Object.values(errorMessages(brand, 'fr')).join('\n')
    expect(all('cookit')).not.toMatch(/(?<!\p{L})(vous|votre|vos|\p{L}+ez)(?!\p{L})/iu)
    expect(all('freshprep')).not.toMatch(/(?<!\p{L})(tu|ta|ton|tes|toi)(?!\p{L})/iu)
  })
})

test('a day is one of our times, so that days counted from it stay within four digits of a year', () => {
  for (const day of ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', '2026-1-5'])
    expect(isoDate.safeParse(day).success).toBe(false)
  for (const day of ['1900-01-01', '2026-11-26', '2199-12-31']) expect(isoDate.parse(day)).toBe(day)
})

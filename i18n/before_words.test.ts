import { expect, test } from 'vitest'
import { brandIds, locales } from '../domain/brands.ts'
import {
  communicationsInWords,
  deliveryInWords,
  nameInWords,
  notesInWords,
  planInWords,
} from './before_words.ts'

const reader = { brand: 'freshprep', locale: 'en' } as const
const door = { address: '2294 10th Ave', unit: '', city: 'Vancouver', postal: 'V6K 2H8' }
const slot = { weekday: 2, startHour: 16, endHour: 20 }

test.each([
  [
    'another slot',
    { ...door, ...slot, before: { ...door, ...slot, weekday: 5 } },
    'Tuesday 4 to 8 pm (was Friday 4 to 8 pm)',
  ],
  [
    'another door',
    { ...door, ...slot, before: { ...door, ...slot, address: '12 Elm St' } },
    '2294 10th Ave, Vancouver, V6K 2H8 (was 12 Elm St, Vancouver, V6K 2H8)',
  ],
  [
    'another phone, and a buzzer where there was none',
    {
      ...door,
      ...slot,
      phone: '+16045550101',
      buzzer: '12',
      before: { ...door, ...slot, phone: '+16045550102', buzzer: '' },
    },
    'Phone: 604-555-0101 (was 604-555-0102); Buzzer: 12 (was none)',
  ],
  ['what was written down before this was', { ...door }, '2294 10th Ave'],
])('a delivery is described for %s', (_, data, words) => {
  expect(deliveryInWords(reader, data)?.replaceAll('\u00a0', ' ')).toBe(words)
})

test('an old event is described as far as its facts allow', () => {
  expect(communicationsInWords(reader, { emailUpcoming: false, reminderHours: [3, 24] })).toBe(
    'Upcoming boxes: off; Reminders: 3 hours before, 1 day before',
  )
  expect(notesInWords(reader, { notes: 'Ring' })).toBe('“Ring”')
  expect(planInWords(reader, { from: 'rtc_2-3', planId: 'rtc_4-3', categories: [] })).toBe(
    '3 recipes a week for 4 (was 3 recipes a week for 2)',
  )
  expect(planInWords(reader, { from: 'gone', planId: 'gone too' })).toBeNull()
})

test('an event without facts is described in general words', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      for (const words of [nameInWords, notesInWords, planInWords, deliveryInWords, communicationsInWords])
        expect(words({ brand, locale }, {})).toBeNull()
    }
  }
})

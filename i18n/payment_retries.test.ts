import { expect, test } from 'vitest'
import type { RetrySchedule } from '../domain/payments/retries.ts'
import { retriesInWords } from './payment_retries.ts'

test.each<[RetrySchedule, string, string]>([
  [[24, 48, 72], 'every day', 'chaque jour'],
  [[6, 24, 48], '6, 24 and 48 hours after the cutoff', '6, 24 et 48 heures après l’heure limite'],
  [[12], '12 hours after the cutoff', '12 heures après l’heure limite'],
  [[1], '1 hour after the cutoff', '1 heure après l’heure limite'],
])('%j is described as it is carried out', (schedule, en, fr) => {
  expect([retriesInWords(schedule, 'en'), retriesInWords(schedule, 'fr')]).toEqual([en, fr])
})

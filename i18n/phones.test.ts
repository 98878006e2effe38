import { expect, test } from 'vitest'
import { formatPhone } from './phones.ts'

test.each([
  ['+16045550123', '604-555-0123', '604\u00a0555-0123'],
  ['+15148711299', '514-871-1299', '514\u00a0871-1299'],
  ['+16045550123;ext=23', '604-555-0123 ext.\u00a023', '604\u00a0555-0123 poste\u00a023'],
  ['+442071838750', '+442071838750', '+442071838750'],
])('%s is written as each language does', (e164, en, fr) => {
  expect([formatPhone(e164, 'en'), formatPhone(e164, 'fr')]).toEqual([en, fr])
})

import { expect, test } from 'vitest'
import { meantEmail } from './meant_email.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['Ada.Moss@HOTMIAL.COM ', 'Ada.Moss@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yaho.ca', 'ada@yahoo.ca'],
  ['ada@videotrom.ca', 'ada@videotron.ca'],
])('%s is meant to be %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'ada@gmail.com',
  'ada@yahoo.ca',
  'ada@yahoo.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@hotmail.ca',
  'ada@example.com',
  'ada@gm.com',
  'ada@gmial.ca',
  'gmial.com',
  '@gmial.com',
  'ada@',
  '',
])('%j is left as it is', typed => {
  expect(meantEmail(typed)).toBeNull()
})

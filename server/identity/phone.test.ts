import { expect, test } from 'vitest'
import { formatPhone } from '../../i18n/phones.ts'
import { canadianPhone, withoutExtension } from './phone.ts'

test.each([
  ['604-555-0199', '+16045550199'],
  ['604-555-0199 x23', '+16045550199;ext=23'],
  ['(604) 555-0199 ext. 5', '+16045550199;ext=5'],
  ['604 555-0199 poste 23', '+16045550199;ext=23'],
  ['604 555-0199, Poste. 23', '+16045550199;ext=23'],
  ['+16045550199;ext=23', '+16045550199;ext=23'],
])('%j is kept as %s, in either language’s writing too', { tags: '[VAL-PHONE]' }, (typed, dialled) => {
  expect(canadianPhone(typed)?.dialled).toBe(dialled)
  for (const locale of ['en', 'fr'] as const)
    expect(canadianPhone(formatPhone(dialled, locale))?.dialled).toBe(dialled)
  expect(withoutExtension(dialled)).toBe(canadianPhone(typed)?.e164)
})

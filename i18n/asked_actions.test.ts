import { expect, test } from 'vitest'
import { needsAnswer } from '../contract/call.ts'
import { allCalls } from '../contract/index.ts'
import { brandIds, locales } from '../domain/brands.ts'
import { askedActionMessages, askedActionOf } from './asked_actions.ts'

test('every change that asks the question before settings says what the answer does, on its button and in its title', {
  tags: '[VAL-REAUTH-BUTTON]',
}, () => {
  const changes = allCalls().filter(
    ({ declaration }) =>
      (needsAnswer(declaration) && declaration.method !== 'GET') ||
      declaration.errors.includes('reauthentication_required'),
  )
  for (const brand of brandIds) {
    for (const locale of locales) {
      const words = askedActionMessages(brand, locale)
      const asked = new Set(Object.keys(words).map(key => key.split(' ')[0]))
      expect([...asked].toSorted()).toEqual(changes.map(({ name }) => name).toSorted())
      for (const { name } of changes) expect(askedActionOf(name, {})).not.toBeNull()
      expect(words['subscription.close'].button).toBe(
        locale === 'en' ? 'Close my account' : 'Fermer mon compte',
      )
    }
  }
})

test.each([
  ['settings_payment.invalidate', { kind: 'card', id: 'x' }, 'remove the card'],
  ['settings_payment.invalidate', { kind: 'code', id: 'x' }, 'remove the code'],
  ['settings_account.update', { email: 'a@example.com' }, 'change your email'],
  ['settings_account.update', { currentPassword: 'x', password: 'y' }, 'change your password'],
  ['settings_account.update', { firstName: 'A', lastName: 'B' }, 'change your name'],
  ['settings_account.update', { language: 'fr' }, 'change your language'],
  ['settings_delivery.update_delivery', { postal: 'V5K 0A1' }, 'change your address'],
  ['settings_delivery.update_delivery', { weekday: 2, startHour: 16 }, 'change your delivery day'],
  ['settings_delivery.update_delivery', { bagPickupHour: 8 }, 'change when we pick up your bags'],
  ['settings_delivery.update_delivery', { phone: '604 555 0142' }, 'change your delivery details'],
  ['box_claims_admin.decide', { give: true }, 'give this refund'],
  ['box_claims_admin.decide', { give: false, answer: 'x' }, 'decline this refund'],
  ['households_admin.share_door', { allowed: true }, 'allow a second account here'],
  ['households_admin.share_door', { allowed: false }, 'remove this permission'],
  ['routes.let_drive', { drives: true }, 'add this driver'],
  ['routes.let_drive', { drives: false }, 'remove this driver'],
  ['shortages_admin.declare', { replacementId: 'x' }, 'report this shortage'],
  ['shortages_admin.declare', { replacementId: null }, 'refund this shortage'],
])('%s with %o asks to %s', (name, input, purpose) => {
  const key = askedActionOf(name, input)
  expect(key && askedActionMessages('freshprep', 'en')[key].to).toBe(purpose)
})

test('a page or a list that is read again is no action', () => {
  expect(askedActionOf('settings_payment.payment_history', {})).toBeNull()
})

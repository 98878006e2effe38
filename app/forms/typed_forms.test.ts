import { expect, test } from 'vitest'
import { isSecret } from './typed_forms.ts'

const field = (name: string, type = 'text', autocomplete = '') => ({ name, type, autocomplete })

test.each([
  field('password', 'password'),
  field('anything', 'password'),
  field('currentPassword'),
  field('number', 'text', 'cc-number'),
  field('who', 'text', 'cc-name'),
  field('nameOnCard'),
  field('expiry'),
  field('cvc'),
  field('code'),
  field('phone-proof', 'text', 'one-time-code'),
  field('discountCode'),
  field('paymentToken', 'hidden'),
  field('photo', 'file'),
])('%j is never kept', one => expect(isSecret(one)).toBe(true))

test.each([
  field('firstName'),
  field('comment'),
  field('email', 'email'),
  field('message'),
  field('orderAgain', 'radio'),
])('%j is kept', one => expect(isSecret(one)).toBe(false))

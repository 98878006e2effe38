import { expect, test } from 'vitest'
import { adminPaymentMessages } from './admin_payments.ts'

test('a dispute’s reason is in the reader’s language, whichever processor reports it; an unknown one stays as reported', () => {
  const [en, fr] = [adminPaymentMessages('freshprep', 'en'), adminPaymentMessages('cookit', 'fr')]
  expect(en.disputes.reason('product_not_received')).toBe('Claims not delivered')
  expect(fr.disputes.reason('MERCHANDISE_OR_SERVICE_NOT_RECEIVED')).toBe(
    'Rien n’est arrivé, selon le titulaire',
  )
  expect(en.disputes.reason('bank_cannot_process')).toBe('bank cannot process')
})

import { form } from '../../../forms/form.ts'
import { always, given, secretCode } from '../../../forms/kinds.ts'

const invalidate = 'settings_payment.invalidate'

export const removeCardForm = form('remove-card', invalidate, { kind: always('card' as const), id: given })
export const removeCodeForm = form('remove-code', invalidate, { kind: always('code' as const), id: given })
export const defaultCardForm = form('default-card', 'cards.make_default', { id: given })
export const applyForm = form('apply', 'settings_payment.apply', { code: secretCode(60) })
export const receiptsForm = form('receipts', 'settings_payment.send_order_receipts', {})

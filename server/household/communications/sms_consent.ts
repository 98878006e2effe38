// settings_communications.update_sms_consent. Consent to advertising by text requires a code that was sent to the phone, so that
// nobody consents for somebody else's number.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { firstPreferences } from '../../../domain/communications/preferences.ts'
import { settingsCommunicationsMessages } from '../../../i18n/settings_communications.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { canadianPhone } from '../../identity/phone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { deleteCode, insertPhoneCode, tryCode } from '../../messages/phone_codes/phone_code.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { insertConsent, readPreferences, readReach, writePreferences } from './store.ts'
import { savePreferences } from './update.ts'

type Input = ParsedOf<'settings_communications.update_sms_consent'>

const codeLasts = { minutes: 10 }
const pauseBetween = { minutes: 1 }

/** @throws Refusal phone_invalid, phone_code_incorrect, phone_code_too_soon */
export async function updateSmsConsent(
  services: Pick<Services, 'pool'>,
  request: CallRequest,
  input: Input,
): Promise<void> {
  if (!input.consent) return withdraw(services, request)
  const code = input.code?.replace(/\D/g, '') ?? ''
  return code === ''
    ? sendCode(services, request, input.phone ?? null)
    : agree(services, request, code, input.phone ?? null)
}

async function withdraw({ pool }: Pick<Services, 'pool'>, request: CallRequest): Promise<void> {
  const clientId = signedIn(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    await deleteCode(tx, clientId)
    const before = (await readPreferences.first(tx, { clientId })) ?? firstPreferences
    await savePreferences(tx, request, before, { ...before, smsPromotions: false })
  })
}

async function sendCode(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  typed: string | null,
): Promise<void> {
  const clientId = signedIn(request)
  const phone = canadianPhone(typed || (await readReach.first(pool, { clientId }))?.phone || '')
  if (!phone) throw new Refusal('phone_invalid', { fields: { phone: 'phone_invalid' } })
  const at = programTime(request)
  const id = randomUUIDv7()
  const expiresAt = request.now.add(codeLasts).toString()
  await withTx(pool, async tx => {
    const code = { clientId, id, phone: phone.e164, askedAt: at, expiresAt }
    const notSince = request.now.subtract(pauseBetween).toString()
    if (!(await insertPhoneCode(tx, code, notSince))) throw new Refusal('phone_code_too_soon')
    await tell(tx, {
      clientId,
      brand: request.brand,
      template: 'phone_code',
      data: { codeId: id },
      key: `phone_code:${id}`,
      at,
      to: { phone: phone.e164, locale: request.locale },
    })
  })
}

/**
 * Every try is counted, so the transaction that counts it does not fail with a wrong code. A code agrees for the phone that it was
 * sent to, and for no other.
 */
async function agree(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  code: string,
  typed: string | null,
): Promise<void> {
  const clientId = signedIn(request)
  const { brand, locale } = request
  const at = programTime(request)
  const agreed = await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const phone = await tryCode(tx, clientId, code, at)
    if (phone === null || (typed && canadianPhone(typed)?.e164 !== phone)) return false
    await deleteCode(tx, clientId)
    const before = (await readPreferences.first(tx, { clientId })) ?? firstPreferences
    await writePreferences(tx, clientId, { ...before, smsPromotions: true }, at)
    const wording = settingsCommunicationsMessages(brand, locale).consent.sms
    await insertConsent(tx, clientId, { kind: 'sms_promotions', given: true, wording, locale, phone, at })
    await recordEvent(tx, { clientId, kind: 'consent_given', data: { kind: 'sms_promotions', phone }, at })
    return true
  })
  if (!agreed) throw new Refusal('phone_code_incorrect', { fields: { code: 'phone_code_incorrect' } })
}

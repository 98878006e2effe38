// settings_communications.show and customer_sms_consent.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { firstPreferences } from '../../../domain/communications/preferences.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import { canadianPhone } from '../../identity/phone.ts'
import type { Services } from '../../integrations/services.ts'
import { selectWaiting } from '../../messages/phone_codes/phone_code.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { readConsents, readIsSilenced, readPreferences, readReach } from './store.ts'

/** The household's preferences, and its consents. */
export async function showCommunications(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'settings_communications.show'>> {
  const clientId = signedIn(request)
  const [preferences, consents, reach] = await Promise.all([
    readPreferences.first(pool, { clientId }),
    readConsents.all(pool, { clientId }),
    readReach.first(pool, { clientId }),
  ])
  if (!reach) throw new Refusal('require_login')
  const { brand, phone } = reach
  return {
    language: reach.language,
    smsTransactional: true,
    smsSilenced: (await readIsSilenced.one(pool, { brand, phone })).silenced,
    ...firstPreferences,
    ...preferences,
    reminderHours: [...(preferences ?? firstPreferences).reminderHours],
    consents: consents.map(consent => ({
      ...consent,
      phone: shown(consent.phone),
      on: wallClock(request.brand, consent.at).date,
    })),
  }
}

/** The state of the consent to advertising by text. */
export async function showSmsConsent(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'settings_communications.customer_sms_consent'>> {
  const clientId = signedIn(request)
  const [consents, reach, waitingFor] = await Promise.all([
    readConsents.all(pool, { clientId }),
    readReach.first(pool, { clientId }),
    selectWaiting(pool, clientId, programTime(request)),
  ])
  const last = consents.find(({ kind }) => kind === 'sms_promotions')
  return {
    consent: last?.given ?? false,
    phone: shown((last?.given && last.phone) || reach?.phone || null),
    at: last?.at ?? null,
    wording: last?.wording ?? null,
    waitingFor: shown(waitingFor),
  }
}

/** A phone number in Canadian notation. */
const shown = (phone: string | null) => (phone === null ? null : (canadianPhone(phone)?.shown ?? phone))

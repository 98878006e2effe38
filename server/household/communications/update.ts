// settings_communications.update: changes the given preferences, and keeps the rest. Consents are stored with their wording.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import {
  firstPreferences,
  type Preferences,
  type ReminderHours,
  unsubscribedFromAll,
} from '../../../domain/communications/preferences.ts'
import { settingsCommunicationsMessages } from '../../../i18n/settings_communications.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { setLanguage } from '../../identity/set_language.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { insertConsent, readConsents, readPreferences, writePreferences } from './store.ts'

type Input = ParsedOf<'settings_communications.update'>

/** @throws Refusal sms_consent_required, quiet_hours_incomplete, texts_stay_on */
export async function updateCommunications(
  services: Pick<Services, 'pool'>,
  request: CallRequest,
  input: Input,
): Promise<void> {
  const clientId = signedIn(request)
  if (input.smsTransactional === false)
    throw new Refusal('texts_stay_on', { fields: { smsTransactional: 'texts_stay_on' } })
  await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const before = (await readPreferences.first(tx, { clientId })) ?? firstPreferences
    const asked = changed(before, input)
    const after = input.unsubscribeAll ? unsubscribedFromAll(asked) : asked
    if (after.smsPromotions && !before.smsPromotions) {
      const consents = await readConsents.all(tx, { clientId })
      const last = consents.find(({ kind }) => kind === 'sms_promotions')
      if (!last?.given)
        throw new Refusal('sms_consent_required', { fields: { smsPromotions: 'sms_consent_required' } })
    }
    await savePreferences(tx, request, before, after)
  })
  if (input.language) await setLanguage(services, request, { clientId, language: input.language })
}

function changed(before: Preferences, input: Input): Preferences {
  const {
    reminderHours,
    smsUpdates,
    smsPromotions,
    emailUpcoming,
    emailSkipped,
    emailPromotions,
    remindChosen,
  } = input
  const given = { smsUpdates, smsPromotions, emailUpcoming, emailSkipped, emailPromotions, remindChosen }
  const after: Preferences = {
    ...before,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(reminderHours && {
      reminderHours: [...new Set(reminderHours)].sort((a, b) => a - b) as ReminderHours[],
    }),
    ...(input.quietFrom !== undefined && { quietFrom: input.quietFrom }),
    ...(input.quietUntil !== undefined && { quietUntil: input.quietUntil }),
  }
  if ((after.quietFrom === null) !== (after.quietUntil === null)) {
    const field = after.quietFrom === null ? 'quietFrom' : 'quietUntil'
    throw new Refusal('quiet_hours_incomplete', { fields: { [field]: 'quiet_hours_incomplete' } })
  }
  return after
}

/** Writes the changes once: preferences, event, and consents given and withdrawn. */
export async function savePreferences(
  tx: Tx,
  request: CallRequest,
  before: Preferences,
  after: Preferences,
): Promise<void> {
  const clientId = signedIn(request)
  const { brand, locale } = request
  const at = programTime(request)
  const names = (Object.keys(after) as (keyof Preferences)[]).filter(
    name => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  if (names.length === 0) return
  await writePreferences(tx, clientId, after, at)
  // The two hours of the quiet hours belong together.
  const reported = names.some(isQuiet) ? [...new Set([...names, 'quietFrom', 'quietUntil'] as const)] : names
  const data = Object.fromEntries(reported.map(name => [name, { from: before[name], to: after[name] }]))
  await recordEvent(tx, { clientId, kind: 'communications_changed', data, at })
  const say = settingsCommunicationsMessages(brand, locale).consent
  for (const [name, kind, wording] of [
    ['emailPromotions', 'email_promotions', say.email],
    ['smsUpdates', 'sms_updates', say.updates],
    ['smsPromotions', 'sms_promotions', say.sms],
  ] as const) {
    // Consent to texts is given with a code (sms_consent.ts); turning them on again uses the earlier consent.
    if (!names.includes(name) || (name === 'smsPromotions' && after.smsPromotions)) continue
    await insertConsent(tx, clientId, { kind, given: after[name], wording, locale, phone: null, at })
  }
}

const isQuiet = (name: string) => name === 'quietFrom' || name === 'quietUntil'

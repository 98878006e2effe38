// SQL of communication preferences and consents.

import { randomUUIDv7 } from 'node:crypto'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Preferences } from '../../../domain/communications/preferences.ts'
import type { Tx } from '../../request/database/database.ts'
import { column, columnsOf, statement } from '../../request/database/statement.ts'
import { deviceNow } from '../../request/device.ts'

/** The stored preferences; undefined where none were set. */
export const readPreferences = statement({
  name: 'communications_read',
  text: `select sms_updates as "smsUpdates", sms_promotions as "smsPromotions", email_upcoming as "emailUpcoming",
        email_skipped as "emailSkipped",
      email_promotions as "emailPromotions", reminder_hours::int[] as "reminderHours",
      remind_chosen as "remindChosen", quiet_from::int as "quietFrom", quiet_until::int as "quietUntil"
    from communication_preference where client_id = $clientId`,
  row: columnsOf<Preferences>({
    smsUpdates: 'bool',
    smsPromotions: 'bool',
    emailUpcoming: 'bool',
    emailSkipped: 'bool',
    emailPromotions: 'bool',
    reminderHours: 'int[]',
    remindChosen: 'bool',
    quietFrom: 'int?',
    quietUntil: 'int?',
  }),
})

const preferencesWrite = statement({
  name: 'communications_write',
  text: `insert into communication_preference (client_id, sms_promotions, email_upcoming, email_skipped,
        email_promotions,
      reminder_hours, remind_chosen, quiet_from, quiet_until, updated_at, sms_updates)
    values ($clientId, $smsPromotions, $emailUpcoming, $emailSkipped, $emailPromotions, $reminderHours,
      $remindChosen, $quietFrom, $quietUntil, $at, $smsUpdates)
    on conflict (client_id) do update set sms_promotions = $smsPromotions, email_upcoming = $emailUpcoming,
      email_skipped = $emailSkipped,
      email_promotions = $emailPromotions, reminder_hours = $reminderHours, remind_chosen = $remindChosen,
        quiet_from = $quietFrom, quiet_until = $quietUntil, updated_at = $at,
      sms_updates = $smsUpdates`,
})

export async function writePreferences(tx: Tx, clientId: string, p: Preferences, at: string): Promise<void> {
  await preferencesWrite.run(tx, { ...p, clientId, at })
}

type Consent = Omit<OutputOf<'settings_communications.show'>['consents'][number], 'on'>

/** Every consent given and withdrawn, the latest first. */
export const readConsents = statement({
  name: 'consent_read',
  text: `select kind, given, wording, phone, device,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from consent where client_id = $clientId order by id desc limit 100`,
  row: columnsOf<Consent>({
    kind: 'text',
    given: 'bool',
    wording: 'text',
    phone: 'text?',
    device: 'text?',
    at: 'text',
  }),
})

const consentInsert = statement({
  name: 'consent_insert',
  text: `insert into consent (client_id, id, kind, given, wording, locale, phone, device, at)
    values ($clientId, $id, $kind, $given, $wording, $locale, $phone, $device, $at)`,
})

/** Stores a consent, or its withdrawal, with the wording beside the choice. */
export async function insertConsent(
  tx: Tx,
  clientId: string,
  consent: Omit<Consent, 'device'> & { locale: Locale },
): Promise<void> {
  const { kind, given, wording, locale, phone, at } = consent
  await consentInsert.run(tx, {
    clientId,
    id: randomUUIDv7(),
    kind,
    given,
    wording,
    locale,
    phone,
    device: deviceNow(),
    at,
  })
}

/** A household's language and phone number. */
export const readReach = statement({
  name: 'communications_reach',
  text: `select c.brand, c.language, split_part(coalesce(a.phone, c.phone), ';', 1) as phone
    from client c left join delivery_address a on a.client_id = $clientId and a.kind = 'main'
    where c.client_id = $clientId`,
  row: { brand: column<BrandId>('text'), language: column<Locale>('text'), phone: 'text?' },
})

/** Whether STOP was answered from a number. */
export const readIsSilenced = statement({
  name: 'communications_silenced',
  text: 'select exists (select 1 from silenced_phone where brand = $brand and phone = $phone) as silenced',
  row: { silenced: 'bool' },
})

/** A household and the language of its letters. */
export const readVoice = statement({
  name: 'communications_voice',
  text: 'select brand, language as locale from client where client_id = $clientId',
  row: { brand: column<BrandId>('text'), locale: column<Locale>('text') },
})

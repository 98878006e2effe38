// SQL of communication preferences and consents.

import { randomUUIDv7 } from 'node:crypto'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId, Locale } from '../../../../domain/brands.ts'
import type { Preferences } from '../../../../domain/communications/preferences.ts'
import type { Db, Tx } from '../../../request/database/database.ts'
import { statement } from '../../../request/database/statement.ts'
import { deviceNow } from '../../../request/device.ts'

const preferencesRow = statement<Preferences>({
  name: 'communications_read',
  text: `select sms_updates as "smsUpdates", sms_promotions as "smsPromotions", email_upcoming as "emailUpcoming", email_skipped as "emailSkipped",
      email_promotions as "emailPromotions", reminder_hours::int[] as "reminderHours",
      remind_chosen as "remindChosen", quiet_from::int as "quietFrom", quiet_until::int as "quietUntil"
    from communication_preference where client_id = $1`,
  row: {
    smsUpdates: 'bool',
    smsPromotions: 'bool',
    emailUpcoming: 'bool',
    emailSkipped: 'bool',
    emailPromotions: 'bool',
    reminderHours: 'int[]',
    remindChosen: 'bool',
    quietFrom: 'int?',
    quietUntil: 'int?',
  },
})

/** The stored preferences; undefined where none were set. */
export const readPreferences = (db: Db, clientId: string) => preferencesRow.first(db, [clientId])

const preferencesWrite = statement({
  name: 'communications_write',
  text: `insert into communication_preference (client_id, sms_promotions, email_upcoming, email_skipped, email_promotions,
      reminder_hours, remind_chosen, quiet_from, quiet_until, updated_at, sms_updates)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (client_id) do update set sms_promotions = $2, email_upcoming = $3, email_skipped = $4,
      email_promotions = $5, reminder_hours = $6, remind_chosen = $7, quiet_from = $8, quiet_until = $9, updated_at = $10,
      sms_updates = $11`,
})

export async function writePreferences(tx: Tx, clientId: string, p: Preferences, at: string): Promise<void> {
  await preferencesWrite.run(tx, [
    clientId,
    p.smsPromotions,
    p.emailUpcoming,
    p.emailSkipped,
    p.emailPromotions,
    p.reminderHours,
    p.remindChosen,
    p.quietFrom,
    p.quietUntil,
    at,
    p.smsUpdates,
  ])
}

type Consent = Omit<OutputOf<'settings_communications.show'>['consents'][number], 'on'>

const consentRows = statement<Consent>({
  name: 'consent_read',
  text: `select kind, given, wording, phone, device,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from consent where client_id = $1 order by id desc limit 100`,
  row: { kind: 'text', given: 'bool', wording: 'text', phone: 'text?', device: 'text?', at: 'text' },
})

/** Every consent given and taken back, the latest first. */
export const readConsents = (db: Db, clientId: string) => consentRows.all(db, [clientId])

const consentInsert = statement({
  name: 'consent_insert',
  text: `insert into consent (client_id, id, kind, given, wording, locale, phone, device, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
})

/** Stores a consent, or its withdrawal, with the wording beside the choice. */
export async function insertConsent(
  tx: Tx,
  clientId: string,
  consent: Omit<Consent, 'device'> & { locale: Locale },
): Promise<void> {
  const { kind, given, wording, locale, phone, at } = consent
  await consentInsert.run(tx, [
    clientId,
    randomUUIDv7(),
    kind,
    given,
    wording,
    locale,
    phone,
    deviceNow(),
    at,
  ])
}

const reachRow = statement<{ language: Locale; phone: string | null; silenced: boolean }>({
  name: 'communications_reach',
  text: `select c.language, coalesce(a.phone, c.phone) as phone,
      exists (select 1 from silenced_phone s where s.brand = c.brand and s.phone = coalesce(a.phone, c.phone)) as silenced
    from client c left join delivery_address a on a.client_id = $1 and a.kind = 'main'
    where c.client_id = $1`,
  row: { language: 'text', phone: 'text?', silenced: 'bool' },
})

/** In which language, and at which number, a household is reached; `silenced` where STOP was answered from that number. */
export const readReach = (db: Db, clientId: string) => reachRow.first(db, [clientId])

const communicationsVoice = statement<{ brand: BrandId; locale: Locale }>({
  name: 'communications_voice',
  text: 'select brand, language as locale from client where client_id = $1',
  row: { brand: 'text', locale: 'text' },
})

/** A household and the language of its letters. */
export const readVoice = (db: Db, clientId: string) => communicationsVoice.first(db, [clientId])

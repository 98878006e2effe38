// Unsubscribes from letters by the link at their end: without signing in, and at once (RFC 8058).

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { firstPreferences, type Preferences } from '../../../domain/communications/preferences.ts'
import { settingsCommunicationsMessages } from '../../../i18n/settings_communications.ts'
import { isUninvited, stopInvitations } from '../../codes/referrals/uninvited.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { countMessages } from '../../integrations/message_figures/count_messages.ts'
import {
  type Stoppable,
  type Uninvited,
  type Unsubscribing,
  unsubscribingOf,
} from '../../messages/unsubscribe_links/unsubscribe_token.ts'
import { kindsOf } from '../../messages/wanted.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { insertConsent, readPreferences, readVoice, writePreferences } from './store.ts'

const preferenceOf = {
  email_upcoming: 'emailUpcoming',
  email_skipped: 'emailSkipped',
  email_promotions: 'emailPromotions',
} as const satisfies Record<Stoppable, keyof Preferences>

/** @throws Refusal not_found for a forged link, or another brand's */
async function ownerOf(
  services: Stored,
  token: string,
  brand: BrandId,
): Promise<Uninvited | (Unsubscribing & { locale: 'en' | 'fr' })> {
  const found = await unsubscribingOf(services, token)
  if (found?.wish === 'invitations') return found
  const voice = found && (await readVoice.first(services.pool, { clientId: found.clientId }))
  if (!found || voice?.brand !== brand) throw new Refusal('not_found')
  return { ...found, locale: voice.locale }
}

/** unsubscribing.show: the messages that a link stops, and whether they still come. @throws Refusal not_found */
export async function showUnsubscribing(
  services: Stored,
  { token, brand }: { token: string; brand: BrandId },
): Promise<OutputOf<'unsubscribing.show'>> {
  const of = await ownerOf(services, token, brand)
  if (of.wish === 'invitations') return { wish: of.wish, on: !(await isUninvited(services, of.address)) }
  const { clientId, wish } = of
  const preferences = (await readPreferences.first(services.pool, { clientId })) ?? firstPreferences
  return { wish, on: preferences[preferenceOf[wish]] }
}

/** Turns it off. Doing it again changes nothing. @throws Refusal not_found */
export async function unsubscribe(
  services: Stored,
  { token, brand, now }: { token: string; brand: BrandId; now: string },
): Promise<void> {
  const of = await ownerOf(services, token, brand)
  if (of.wish === 'invitations') {
    return stopInvitations(services, { address: of.address, brand }, now)
  }
  const { clientId, wish, locale } = of
  await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const before = (await readPreferences.first(tx, { clientId })) ?? firstPreferences
    const name = preferenceOf[wish]
    if (!before[name]) return
    await writePreferences(tx, clientId, { ...before, [name]: false }, now)
    await recordEvent(tx, {
      clientId,
      kind: 'communications_changed',
      data: { [name]: { from: true, to: false } },
      at: now,
    })
    const stopped = kindsOf(wish).map(template => ({ brand, template, channel: 'email' }))
    await countMessages(tx, stopped, 'stopped', now)
    if (wish !== 'email_promotions') return
    const wording = settingsCommunicationsMessages(brand, locale).consent.email
    await insertConsent(tx, clientId, {
      kind: 'email_promotions',
      given: false,
      wording,
      locale,
      phone: null,
      at: now,
    })
  })
}

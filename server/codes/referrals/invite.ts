// referrals.invite and referrals.create_referral: a household's code and link, and a letter to a friend.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { termsOfNext } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { addressKey } from '../../messages/unsubscribe_links/unsubscribe_token.ts'
import { originOf } from '../../request/config.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { referralCodeOf } from './referral_code.ts'
import {
  countReferrals,
  hasBoxes,
  holdReferrer,
  insertReferral,
  readBoxStanding,
  readReferrals,
} from './store.ts'
import { isUninvited } from './uninvited.ts'

export interface Inviter {
  clientId: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

type Invite = OutputOf<'referrals.invite'>

/** The most letters of a household within a day. */
const mostADay = 20

/** The household's code and link, the rewards of both sides, and the state of each invitation. */
export async function showInvite(services: Stored & Pick<Services, 'config'>, of: Inviter): Promise<Invite> {
  const { pool, config } = services
  const { brand, locale, clientId } = of
  const code = await referralCodeOf(pool, of)
  const { friendServings, referrerCents } = await termsOfNext(services, brand, of.now)
  return {
    code,
    link: `${originOf(config, brand)}${linkTo('home', { brand, locale })}?r=${code}`,
    ...(await readBoxStanding(pool, clientId)),
    friendMeals: friendServings,
    creditCents: referrerCents,
    invitations: await invitationsOf(pool, of),
  }
}

/**
 * Writes to a friend, once for each address.
 * @throws Refusal referral_own for an address of one's own, referral_inactive without boxes, referral_unwanted where its holder wants
 *   no invitations, too_many_requests
 */
export async function inviteFriend(
  services: Stored,
  of: Inviter,
  friend: { name: string; email: string },
): Promise<OutputOf<'referrals.create_referral'>> {
  const { clientId, brand, locale, now } = of
  const { pool } = services
  const { friendServings } = await termsOfNext(services, brand, now)
  return withTx(pool, async tx => {
    const referrer = await holdReferrer(tx, clientId)
    if (plain(friend.email) === plain(referrer.email))
      throw new Refusal('referral_own', { fields: { email: 'referral_own' } })
    if (!(await hasBoxes(tx, clientId))) throw new Refusal('referral_inactive')
    if (await isUninvited({ pool }, addressKey(brand, friend.email)))
      throw new Refusal('referral_unwanted', { fields: { email: 'referral_unwanted' } })
    const dayAgo = Temporal.Instant.from(now).subtract({ hours: 24 }).toString()
    if ((await countReferrals(tx, clientId, dayAgo)) >= mostADay) throw new Refusal('too_many_requests')
    const id = randomUUIDv7()
    const sent = await insertReferral(tx, clientId, { ...friend, id, now })
    if (sent) {
      await tell(tx, {
        clientId,
        brand,
        template: 'referral_invitation',
        data: {
          friendName: friend.name,
          referrerName: referrer.fullName,
          code: await referralCodeOf(tx, of),
          meals: friendServings,
        },
        key: `referral_invitation:${id}`,
        at: now,
        to: { email: friend.email, locale },
      })
    }
    return { sent, invitations: await invitationsOf(tx, of) }
  })
}

/** An address without the tag after a plus sign. */
const plain = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

async function invitationsOf(db: Db, { clientId, brand }: Inviter): Promise<Invite['invitations']> {
  const rows = await readReferrals.all(db, { clientId })
  return rows.map(({ id, friendName, at, joinedAt, creditedAt }) => ({
    id,
    friendName,
    state: creditedAt ? 'credited' : joinedAt ? 'joined' : 'invited',
    on: brandDate(brand, creditedAt ?? joinedAt ?? at),
  }))
}

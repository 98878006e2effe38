// SQL of referrals: codes, invitations, and friends with their referrers.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { endedSubscriptions, openSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

const referralCodeRead = statement({
  name: 'referral_code_read',
  text: 'select code from referral_code where client_id = $clientId',
  row: { code: 'text' },
})

export async function readCode(db: Db, clientId: string): Promise<string | undefined> {
  return (await referralCodeRead.first(db, { clientId }))?.code
}

/** Whether the holder of an address wants no invitations. */
export const readUninvited = batchStatement({
  name: 'uninvited_read',
  text: 'select address from uninvited where address = $address',
  row: { address: 'text' },
})

export const insertUninvited = batchStatement({
  name: 'uninvited_insert',
  text: 'insert into uninvited (address, at) values ($address, $now) on conflict do nothing',
})

/** Gives a household a code, unless it has one or the code is taken. */
export const insertReferralCode = statement({
  name: 'referral_code_insert',
  text: 'insert into referral_code (client_id, brand, code, created_at) values ($clientId, $brand, $code, $now) on conflict do nothing',
})

const referralCodeOwner = batchStatement({
  name: 'referral_code_owner',
  text: 'select client_id as "clientId" from referral_code where brand = $brand and code = $code',
  row: { clientId: 'uuid' },
})

/** The owner of a code: first the code's own row, then the household by its id. */
export async function readOwner(db: Db, brand: BrandId, code: string): Promise<string | undefined> {
  return (await referralCodeOwner.first(db, { brand, code }))?.clientId
}

const referralSubscription = statement({
  name: 'referral_subscription',
  text: 'select state from subscription where client_id = $clientId',
  row: { state: column<SubscriptionState>('text') },
})

/** Whether a household has boxes, coming or paused; or none any more, because its account is closed or closing. */
export async function readBoxStanding(
  db: Db,
  clientId: string,
): Promise<{ active: boolean; ended: boolean }> {
  const state = (await referralSubscription.first(db, { clientId }))?.state
  return {
    active: isOneOf(state, openSubscriptions),
    ended: isOneOf(state, endedSubscriptions),
  }
}

/** Whether a household has boxes, coming or paused. */
export async function hasBoxes(db: Db, clientId: string): Promise<boolean> {
  return (await readBoxStanding(db, clientId)).active
}

/** The facts by which a friend would be the referrer's own household. */
export interface Likeness {
  email: string
  /** E.164. */
  phone: string
  householdKey: string
  /** `name`: on the card; of an account at PayPal, its email. */
  card?: { brand: string; last4: string; expiryMonth: number | null; expiryYear: number | null; name: string }
}

const referralLikeness = statement({
  name: 'referral_likeness',
  text: `select
        exists (select 1 from client where client_id = $referrerId
          and (phone = $phone
            or regexp_replace(lower(email), '[+][^@]*@', '@') = regexp_replace(lower($email), '[+][^@]*@', '@')))
        or exists (select 1 from delivery_address where client_id = $referrerId and (phone = $phone or household_key = $householdKey))
        or exists (select 1 from payment_method where client_id = $referrerId and card_brand = $brand and last4 = $last4
          and (expiry_month = $expiryMonth::int and expiry_year = $expiryYear::int
            or $brand = 'paypal' and lower(name_on_card) = lower($name))) as own`,
  row: { own: 'bool' },
})

const noCard = { brand: null, last4: null, expiryMonth: null, expiryYear: null, name: null }

/** Whether this phone, address, card or email is the household's own. */
export async function isLike(db: Db, referrerId: string, one: Likeness): Promise<boolean> {
  const { card = noCard, ...person } = one
  return (await referralLikeness.one(db, { ...person, ...card, referrerId })).own
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The friends a household invited or brought, newest first. */
export const readReferrals = statement({
  name: 'referral_list',
  text: `select id, friend_name as "friendName", ${instant('at')} as at, ${instant('joined_at')} as "joinedAt",
        ${instant('credited_at')} as "creditedAt"
      from referral where client_id = $clientId order by referral.at desc, id desc limit 200`,
  row: { id: 'uuid', friendName: 'text', at: 'text', joinedAt: 'text?', creditedAt: 'text?' },
})

const referralInsert = statement({
  name: 'referral_insert',
  text: `insert into referral (client_id, id, friend_name, friend_email, at)
        values ($clientId, $id, $name, lower($email), $now)
      on conflict (client_id, friend_email) do nothing`,
})

/** Records an invitation; false where the address was invited before. */
export async function insertReferral(
  tx: Tx,
  clientId: string,
  { id, name, email, now }: { id: string; name: string; email: string; now: string },
): Promise<boolean> {
  return (await referralInsert.run(tx, { clientId, id, name, email, now })) === 1
}

const referralCount = statement({
  name: 'referral_count',
  text: 'select count(*)::int as invited from referral where client_id = $clientId and at > $since',
  row: { invited: 'int' },
})

/** The number of a household's invitations since. */
export async function countReferrals(db: Db, clientId: string, since: string): Promise<number> {
  return (await referralCount.one(db, { clientId, since })).invited
}

type Referrer = RowOf<typeof referralReferrer>

const referralReferrer = statement({
  name: 'referral_referrer',
  text: `select first_name || ' ' || last_name as "fullName", email, language from client where client_id = $clientId for update`,
  row: { fullName: 'text', email: 'text', language: column<Locale>('text') },
})

/** The inviting household, locked until the transaction ends. */
export function holdReferrer(tx: Tx, clientId: string): Promise<Referrer> {
  return referralReferrer.one(tx, { clientId })
}

const referralJoin = statement({
  name: 'referral_join',
  text: `insert into referral (client_id, id, friend_name, friend_email, at, joined_at)
      values ($referrerId, $id, $name, lower($email), $now, $now)
      on conflict (client_id, friend_email) do update set joined_at = excluded.joined_at
      returning id`,
  row: { id: 'uuid' },
})

/** Records that a friend came, invited by email or not. @returns the id of the referrer's row */
export async function joinReferral(
  tx: Tx,
  referrerId: string,
  { id, name, email, now }: { id: string; name: string; email: string; now: string },
): Promise<string> {
  return (await referralJoin.one(tx, { referrerId, id, name, email, now })).id
}

const referredByInsert = statement({
  name: 'referred_by_insert',
  text: `insert into referred_by (client_id, referrer_id, referral_id, joined_at)
        values ($friendId, $referrerId, $referralId, $now)
      on conflict do nothing`,
})

export async function insertReferredBy(
  tx: Tx,
  friendId: string,
  { referrerId, referralId, now }: { referrerId: string; referralId: string; now: string },
): Promise<void> {
  await referredByInsert.run(tx, { friendId, referrerId, referralId, now })
}

const referredBySettle = statement({
  name: 'referred_by_settle',
  text: `update referred_by set settled_at = $now where client_id = $friendId and settled_at is null
      returning referrer_id as "referrerId", referral_id as "referralId"`,
  row: { referrerId: 'uuid', referralId: 'uuid' },
})

/** The referrer to credit for a household; undefined where there is none, or the credit was given. */
export function settleReferredBy(
  tx: Tx,
  friendId: string,
  now: string,
): Promise<{ referrerId: string; referralId: string } | undefined> {
  return referredBySettle.first(tx, { friendId, now })
}

const referralCredit = statement({
  name: 'referral_credit',
  text: `update referral set credited_at = $now where client_id = $referrerId and id = $referralId
        and credited_at is null
      returning friend_name as "friendName"`,
  row: { friendName: 'text' },
})

/** Marks a referral as credited; undefined where it already was. */
export function markReferralCredited(
  tx: Tx,
  referrerId: string,
  referralId: string,
  now: string,
): Promise<{ friendName: string } | undefined> {
  return referralCredit.first(tx, { referrerId, referralId, now })
}

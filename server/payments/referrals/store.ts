// SQL of referrals: codes, invitations, and which friend came by whom.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

const referralCodeRead = statement<{ code: string }>({
  name: 'referral_code_read',
  text: 'select code from referral_code where client_id = $1',
  row: { code: 'text' },
})

export async function readCode(db: Db, clientId: string): Promise<string | undefined> {
  return (await referralCodeRead.first(db, [clientId]))?.code
}

const referralCodeInsert = statement({
  name: 'referral_code_insert',
  text: 'insert into referral_code (client_id, brand, code, created_at) values ($1, $2, $3, $4) on conflict do nothing',
})

/** Gives a household a code, unless it has one or the code is taken. */
export async function insertCode(
  db: Db,
  clientId: string,
  { brand, code, now }: { brand: BrandId; code: string; now: string },
): Promise<void> {
  await referralCodeInsert.run(db, [clientId, brand, code, now])
}

const referralCodeOwner = batchStatement<{ clientId: string }>({
  name: 'referral_code_owner',
  text: 'select client_id as "clientId" from referral_code where brand = $1 and code = $2',
  row: { clientId: 'uuid' },
})

/** The owner of a code: first the code's own row, then the household by its id. */
export async function readOwner(db: Db, brand: BrandId, code: string): Promise<string | undefined> {
  return (await referralCodeOwner.first(db, [brand, code]))?.clientId
}

const referralActive = statement({
  name: 'referral_active',
  text: `select from subscription where client_id = $1 and state in ('active', 'paused')`,
})

/** Whether a household has boxes, coming or paused. */
export async function hasBoxes(db: Db, clientId: string): Promise<boolean> {
  return (await referralActive.run(db, [clientId])) === 1
}

/** What would make a friend the referrer's own household. */
export interface Likeness {
  email: string
  /** E.164. */
  phone: string
  householdKey: string
  /** `name`: on the card; of an account at PayPal, its e-mail. */
  card?: { brand: string; last4: string; expiryMonth: number | null; expiryYear: number | null; name: string }
}

const referralLikeness = statement<{ own: boolean }>({
  name: 'referral_likeness',
  text: `select
        exists (select from client where client_id = $1
          and (phone = $2 or regexp_replace(lower(email), '[+][^@]*@', '@') = regexp_replace(lower($4), '[+][^@]*@', '@')))
        or exists (select from delivery_address where client_id = $1 and (phone = $2 or household_key = $3))
        or exists (select from payment_method where client_id = $1 and card_brand = $5 and last4 = $6
          and (expiry_month = $7::int and expiry_year = $8::int or $5 = 'paypal' and lower(name_on_card) = lower($9))) as own`,
  row: { own: 'bool' },
})

/** Whether a household has this phone, door, card or e-mail itself. */
export async function isLike(db: Db, referrerId: string, one: Likeness): Promise<boolean> {
  const { email, phone, householdKey, card } = one
  const ofCard = [card?.brand, card?.last4, card?.expiryMonth, card?.expiryYear, card?.name]
  return (
    await referralLikeness.one(db, [
      referrerId,
      phone,
      householdKey,
      email,
      ...ofCard.map(value => value ?? null),
    ])
  ).own
}

interface ReferralRow {
  id: string
  friendName: string
  at: string
  joinedAt: string | null
  creditedAt: string | null
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const referralList = statement<ReferralRow>({
  name: 'referral_list',
  text: `select id, friend_name as "friendName", ${instant('at')} as at, ${instant('joined_at')} as "joinedAt",
        ${instant('credited_at')} as "creditedAt"
      from referral where client_id = $1 order by referral.at desc, id desc limit 200`,
  row: { id: 'uuid', friendName: 'text', at: 'text', joinedAt: 'text?', creditedAt: 'text?' },
})

/** The friends a household invited or brought, newest first. */
export function readReferrals(db: Db, clientId: string): Promise<ReferralRow[]> {
  return referralList.all(db, [clientId])
}

const referralInsert = statement({
  name: 'referral_insert',
  text: `insert into referral (client_id, id, friend_name, friend_email, at) values ($1, $2, $3, lower($4), $5)
      on conflict (client_id, friend_email) do nothing`,
})

/** Notes an invitation; false where the address was invited before. */
export async function insertReferral(
  tx: Tx,
  clientId: string,
  { id, name, email, now }: { id: string; name: string; email: string; now: string },
): Promise<boolean> {
  return (await referralInsert.run(tx, [clientId, id, name, email, now])) === 1
}

const referralCount = statement<{ invited: number }>({
  name: 'referral_count',
  text: 'select count(*)::int as invited from referral where client_id = $1 and at > $2',
  row: { invited: 'int' },
})

/** How many a household has invited since. */
export async function countReferrals(db: Db, clientId: string, since: string): Promise<number> {
  return (await referralCount.one(db, [clientId, since])).invited
}

interface Referrer {
  firstName: string
  email: string
  language: Locale
}

const referralReferrer = statement<Referrer>({
  name: 'referral_referrer',
  text: 'select first_name as "firstName", email, language from client where client_id = $1 for update',
  row: { firstName: 'text', email: 'text', language: 'text' },
})

/** Who invites; holds the household until the transaction ends. */
export function holdReferrer(tx: Tx, clientId: string): Promise<Referrer> {
  return referralReferrer.one(tx, [clientId])
}

const referralJoin = statement<{ id: string }>({
  name: 'referral_join',
  text: `insert into referral (client_id, id, friend_name, friend_email, at, joined_at)
      values ($1, $2, $3, lower($4), $5, $5)
      on conflict (client_id, friend_email) do update set joined_at = excluded.joined_at
      returning id`,
  row: { id: 'uuid' },
})

/** Notes that a friend came, invited by e-mail or not. @returns the id of the referrer's row */
export async function joinReferral(
  tx: Tx,
  referrerId: string,
  { id, name, email, now }: { id: string; name: string; email: string; now: string },
): Promise<string> {
  return (await referralJoin.one(tx, [referrerId, id, name, email, now])).id
}

const referredByInsert = statement({
  name: 'referred_by_insert',
  text: `insert into referred_by (client_id, referrer_id, referral_id, joined_at) values ($1, $2, $3, $4)
      on conflict do nothing`,
})

export async function insertReferredBy(
  tx: Tx,
  friendId: string,
  { referrerId, referralId, now }: { referrerId: string; referralId: string; now: string },
): Promise<void> {
  await referredByInsert.run(tx, [friendId, referrerId, referralId, now])
}

const referredBySettle = statement<{ referrerId: string; referralId: string }>({
  name: 'referred_by_settle',
  text: `update referred_by set settled_at = $2 where client_id = $1 and settled_at is null
      returning referrer_id as "referrerId", referral_id as "referralId"`,
  row: { referrerId: 'uuid', referralId: 'uuid' },
})

/** The referrer to credit for a household; undefined where there is none, or the credit was given. */
export function settleReferredBy(
  tx: Tx,
  friendId: string,
  now: string,
): Promise<{ referrerId: string; referralId: string } | undefined> {
  return referredBySettle.first(tx, [friendId, now])
}

const referralCredit = statement<{ friendName: string }>({
  name: 'referral_credit',
  text: `update referral set credited_at = $3 where client_id = $1 and id = $2 and credited_at is null
      returning friend_name as "friendName"`,
  row: { friendName: 'text' },
})

/** Marks a referral as thanked for; undefined where it was. */
export function markCredited(
  tx: Tx,
  referrerId: string,
  referralId: string,
  now: string,
): Promise<{ friendName: string } | undefined> {
  return referralCredit.first(tx, [referrerId, referralId, now])
}

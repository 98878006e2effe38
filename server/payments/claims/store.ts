// SQL of claims.

import type { BrandId } from '../../../domain/brands.ts'
import type { ClaimState } from '../../../domain/refunds/claims.ts'
import type { RefundReason } from '../../../domain/refunds/reasons.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export interface ClaimRow {
  id: string
  orderId: string
  productId: string | null
  units: number
  reason: RefundReason
  toCredit: boolean
  words: string | null
  state: ClaimState
  claimedCents: number
  refundNumber: number | null
}

const columns = `id, order_id as "orderId", product_id as "productId", units, reason, to_credit as "toCredit", words, state,
  claimed_cents as "claimedCents", refund_number as "refundNumber"`
const row = {
  id: 'uuid',
  orderId: 'uuid',
  productId: 'text?',
  units: 'int',
  reason: 'text',
  toCredit: 'bool',
  words: 'text?',
  state: 'text',
  claimedCents: 'int',
  refundNumber: 'int?',
} as const

const claimsOfOrder = statement<ClaimRow>({
  name: 'claims_of_order',
  text: `select ${columns} from box_claim where client_id = $1 and order_id = $2 order by at, id`,
  row,
})

/** The claims about a box, oldest first. */
export const readClaims = (db: Db, clientId: string, orderId: string): Promise<ClaimRow[]> =>
  claimsOfOrder.all(db, [clientId, orderId])

const claimById = statement<ClaimRow>({
  name: 'claim_by_id',
  text: `select ${columns} from box_claim where client_id = $1 and id = $2`,
  row,
})

export const readClaim = (db: Db, clientId: string, id: string): Promise<ClaimRow | undefined> =>
  claimById.first(db, [clientId, id])

const claimsSince = statement<{ claims: number; cents: number }>({
  name: 'claims_since',
  text: `select count(*)::int as claims, coalesce(sum(claimed_cents), 0)::int as cents from box_claim
      where client_id = $1 and id <> $2 and product_id is not null and state <> 'declined' and at >= $3`,
  row: { claims: 'int', cents: 'int' },
})

/** What a household said was wrong since an instant, one claim left out; boxes that were not delivered do not count. */
export const countClaims = (
  db: Db,
  clientId: string,
  without: string,
  since: string,
): Promise<{ claims: number; cents: number }> => claimsSince.one(db, [clientId, without, since])

const claimInsert = statement({
  name: 'claim_insert',
  text: `insert into box_claim (client_id, id, order_id, brand, product_id, units, reason, to_credit, words, state,
        claimed_cents, refund_number, at, photo)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
})

export async function insertClaim(
  tx: Tx,
  of: { clientId: string; brand: BrandId; at: string; photo: Buffer | null },
  claim: ClaimRow,
): Promise<void> {
  const { id, orderId, productId, units, reason, toCredit, words, state, claimedCents, refundNumber } = claim
  await claimInsert.run(tx, [
    of.clientId,
    id,
    orderId,
    of.brand,
    productId,
    units,
    reason,
    toCredit,
    words,
    state,
    claimedCents,
    refundNumber,
    of.at,
    of.photo,
  ])
}

const claimDecide = statement({
  name: 'claim_decide',
  text: `update box_claim set state = $3, refund_number = $4, decided_by = $5, decided_at = $6
      where client_id = $1 and id = $2 and state = 'waiting'`,
})

/** Records a decision; false where there is one already. */
export async function decideClaim(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  decided: { state: ClaimState; refundNumber: number | null; by: string; at: string },
): Promise<boolean> {
  const { state, refundNumber, by, at } = decided
  return (await claimDecide.run(tx, [clientId, id, state, refundNumber, by, at])) === 1
}

interface WaitingRow extends ClaimRow {
  clientId: string
  at: string
  name: string
  email: string
  deliveryDate: string
  hasPhoto: boolean
}

const claimsWaiting = batchStatement<WaitingRow>({
  name: 'claims_waiting',
  text: `select b.client_id as "clientId", to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        c.first_name || ' ' || c.last_name as name, c.email, o.delivery_date::text as "deliveryDate", b.id,
        b.order_id as "orderId", b.product_id as "productId", b.units, b.reason, b.to_credit as "toCredit", b.words, b.state,
        b.claimed_cents as "claimedCents", b.refund_number as "refundNumber", b.photo is not null as "hasPhoto"
      from box_claim b
      join client c on c.client_id = b.client_id
      join client_order o on o.client_id = b.client_id and o.id = b.order_id
      where b.brand = $1 and b.state = 'waiting' order by b.at, b.id limit 100`,
  row: {
    clientId: 'uuid',
    at: 'text',
    name: 'text',
    email: 'text',
    deliveryDate: 'text',
    hasPhoto: 'bool',
    ...row,
  },
})

/** A brand's claims that wait, oldest first. */
export const readWaiting = (db: Db, brand: BrandId): Promise<WaitingRow[]> => claimsWaiting.all(db, [brand])

const claimBrand = statement<{ brand: BrandId }>({
  name: 'claim_brand',
  text: 'select brand from box_claim where client_id = $1 and id = $2',
  row: { brand: 'text' },
})

export const readClaimBrand = async (db: Db, clientId: string, id: string): Promise<BrandId | undefined> =>
  (await claimBrand.first(db, [clientId, id]))?.brand

const claimPhoto = batchStatement<{ photo: Buffer }>({
  name: 'claim_photo',
  text: 'select photo from box_claim where client_id = $1 and id = $2 and brand = $3 and photo is not null',
  row: { photo: 'bytea' },
})

/** The photo of a claim of a brand, JPEG. */
export const readClaimPhoto = async (
  db: Db,
  of: { clientId: string; id: string; brand: BrandId },
): Promise<Buffer | undefined> => (await claimPhoto.first(db, [of.clientId, of.id, of.brand]))?.photo

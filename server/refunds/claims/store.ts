// SQL of claims.

import type { BrandId } from '../../../domain/brands.ts'
import type { ClaimState } from '../../../domain/refunds/claims.ts'
import type { RefundReason } from '../../../domain/refunds/reasons.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

export type ClaimRow = RowOf<typeof row>

const columns = `id, order_id as "orderId", product_id as "productId", units, reason, to_credit as "toCredit", words, state,
  claimed_cents as "claimedCents", refund_number as "refundNumber"`
const row = {
  id: 'uuid',
  orderId: 'uuid',
  productId: 'text?',
  units: 'int',
  reason: column<RefundReason>('text'),
  toCredit: 'bool',
  words: 'text?',
  state: column<ClaimState>('text'),
  claimedCents: 'int',
  refundNumber: 'int?',
} as const

/** The claims about a box, oldest first. */
export const readClaims = statement({
  name: 'claims_of_order',
  text: `select ${columns} from box_claim where client_id = $clientId and order_id = $orderId order by at, id`,
  row,
})

export const readClaim = statement({
  name: 'claim_by_id',
  text: `select ${columns} from box_claim where client_id = $clientId and id = $id`,
  row,
})

/** A household's claims since an instant, without one of them; undelivered boxes do not count. */
export const countClaims = statement({
  name: 'claims_since',
  text: `select count(*)::int as claims, coalesce(sum(claimed_cents), 0)::int as cents from box_claim
      where client_id = $clientId and id <> $without and product_id is not null and state <> 'declined'
        and at >= $since`,
  row: { claims: 'int', cents: 'int' },
})

const claimInsert = statement({
  name: 'claim_insert',
  text: `insert into box_claim (client_id, id, order_id, brand, product_id, units, reason, to_credit, words, state,
        claimed_cents, refund_number, at, photo)
      values ($clientId, $id, $orderId, $brand, $productId, $units, $reason, $toCredit, $words, $state,
        $claimedCents, $refundNumber, $at, $photo)`,
})

export async function insertClaim(
  tx: Tx,
  of: { clientId: string; brand: BrandId; at: string; photo: Buffer | null },
  claim: ClaimRow,
): Promise<void> {
  const { id, orderId, productId, units, reason, toCredit, words, state, claimedCents, refundNumber } = claim
  await claimInsert.run(tx, {
    ...of,
    id,
    orderId,
    productId,
    units,
    reason,
    toCredit,
    words,
    state,
    claimedCents,
    refundNumber,
  })
}

const claimDecide = statement({
  name: 'claim_decide',
  text: `update box_claim set state = $state, refund_number = $refundNumber, decided_by = $by, decided_at = $at
      where client_id = $clientId and id = $id and state = 'waiting'`,
})

/** Records a decision; false where there is one already. */
export async function decideClaim(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  decided: { state: ClaimState; refundNumber: number | null; by: string; at: string },
): Promise<boolean> {
  const { state, refundNumber, by, at } = decided
  return (await claimDecide.run(tx, { clientId, id, state, refundNumber, by, at })) === 1
}

/** A brand's claims that wait, oldest first. */
export const readWaitingClaims = batchStatement({
  name: 'claims_waiting',
  text: `select b.client_id as "clientId", to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        c.first_name || ' ' || c.last_name as name, c.email, o.delivery_date::text as "deliveryDate", b.id,
        b.order_id as "orderId", b.product_id as "productId", b.units, b.reason, b.to_credit as "toCredit",
          b.words, b.state,
        b.claimed_cents as "claimedCents", b.refund_number as "refundNumber", b.photo is not null as "hasPhoto"
      from box_claim b
      join client c on c.client_id = b.client_id
      join client_order o on o.client_id = b.client_id and o.id = b.order_id
      where b.brand = $brand and b.state = 'waiting' order by b.at, b.id limit 100`,
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

const claimBrand = statement({
  name: 'claim_brand',
  text: 'select brand from box_claim where client_id = $clientId and id = $id',
  row: { brand: column<BrandId>('text') },
})

export const readClaimBrand = async (db: Db, clientId: string, id: string): Promise<BrandId | undefined> =>
  (await claimBrand.first(db, { clientId, id }))?.brand

const claimPhoto = batchStatement({
  name: 'claim_photo',
  text: 'select photo from box_claim where client_id = $clientId and id = $id and brand = $brand and photo is not null',
  row: { photo: 'bytea' },
})

/** The photo of a claim of a brand, JPEG. */
export const readClaimPhoto = async (
  db: Db,
  of: { clientId: string; id: string; brand: BrandId },
): Promise<Buffer | undefined> => (await claimPhoto.first(db, of))?.photo

// A household's possible and earlier claims about a box; and, for an admin, all that wait for a decision.

import { randomUUID } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { leftOf } from '../../../domain/refunds/refund.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { namesOfProducts } from '../../messages/product_names.ts'
import { readPaidOrder, readRefunds } from '../order_store.ts'
import { claimableAs, daysBefore, lastDay } from './claim.ts'
import { readClaimLimits } from './limits_store.ts'
import { countClaims, readClaimPhoto, readClaims, readWaitingClaims } from './store.ts'

interface Reader {
  clientId: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

/** @throws Refusal not_found for another household's box */
export async function claimsOfBox(
  { pool }: Pick<Services, 'pool'>,
  { clientId, brand, locale, now }: Reader,
  orderId: string,
): Promise<Omit<OutputOf<'box_claims.of_box'>, 'again' | 'dayOver'>> {
  const order = await readPaidOrder.first(pool, { clientId, orderId })
  if (order?.brand !== brand) throw new Refusal('not_found')
  const [refunds, claims, names] = await Promise.all([
    readRefunds.all(pool, { clientId, orderId }),
    readClaims.all(pool, { clientId, orderId }),
    namesOfProducts(
      pool,
      order.priced.lines.map(line => line.productId),
    ),
  ])
  const left = leftOf({ priced: order.priced, before: refunds.map(({ refund }) => refund) })
  const nameOf = (productId: string) => names.get(productId)?.[locale] ?? productId
  const as = claimableAs(order, brandDate(brand, now))
  return {
    about: left.totalCents > 0 ? as : null,
    until: as === 'lines' ? lastDay(order.deliveryDate) : null,
    lines: order.priced.lines.flatMap(({ productId }, i) => {
      const units = left.lines[i]?.units ?? 0
      const waits = claims.some(one => one.state === 'waiting' && one.productId === productId)
      const worth = (left.lines[i]?.netCents ?? 0) > 0
      return units > 0 && worth && !waits ? [{ productId, name: nameOf(productId), left: units }] : []
    }),
    leftCents: left.totalCents,
    requestId: randomUUID(),
    claims: claims.map(({ id, productId, reason, state, claimedCents, refundNumber }) => ({
      id,
      name: productId && nameOf(productId),
      reason,
      state,
      cents: state === 'paid' ? claimedCents : null,
      note: refundNumber,
    })),
  }
}

/** The waiting claims of a brand, with facts that help to decide. */
export async function waitingClaims(
  { pool }: Pick<Services, 'pool'>,
  { brand, locale, now }: Omit<Reader, 'clientId'>,
): Promise<OutputOf<'box_claims_admin.waiting'>> {
  const [rows, limits] = await Promise.all([
    readWaitingClaims.all(pool, { brand }),
    readClaimLimits(pool, brand),
  ])
  const names = await namesOfProducts(
    pool,
    rows.flatMap(({ productId }) => productId ?? []),
  )
  const since = daysBefore(now, limits.days)
  const claims = rows.map(async row => ({
    clientId: row.clientId,
    id: row.id,
    at: row.at,
    client: { name: row.name, email: row.email },
    orderId: row.orderId,
    deliveryDate: row.deliveryDate,
    name: row.productId && (names.get(row.productId)?.[locale] ?? row.productId),
    units: row.units,
    reason: row.reason,
    words: row.words,
    to: row.toCredit ? ('credit' as const) : ('payment' as const),
    claimedCents: row.claimedCents,
    hasPhoto: row.hasPhoto,
    before: await countClaims.one(pool, { clientId: row.clientId, without: row.id, since }),
  }))
  return { limits, claims: await Promise.all(claims) }
}

/** The photo of a claim. @throws Refusal not_found for a claim without one, or of another brand */
export async function photoOfClaim(
  { pool }: Pick<Services, 'pool'>,
  of: { clientId: string; id: string; brand: BrandId },
): Promise<OutputOf<'box_claims_admin.photo'>> {
  const photo = await readClaimPhoto(pool, of)
  if (!photo) throw new Refusal('not_found')
  return { jpeg: photo.toString('base64') }
}

// Unpaid boxes before they are packed: the office sees them, asks their cards again, and writes to their households.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { declineReasonOf } from '../../domain/payments/declines.ts'
import { brandDate, instantAt } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { tell } from '../messages/outbox.ts'
import { declineRefusals } from '../money/decline_refusals.ts'
import { payOrder } from '../money/pay_order.ts'
import { withTx } from '../request/database/database.ts'
import { readUnpaidBoxes } from './store.ts'

type Box = OutputOf<'office_admin.unpaid'>['boxes'][number]

interface OfBox {
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
  clientId: string
  orderId: string
}

/** The unpaid boxes of days to come, the earliest day first. @param of.now program time, ISO instant */
export async function listUnpaid(
  { pool }: Pick<Services, 'pool'>,
  { brand, now, clientId = null }: { brand: BrandId; now: string; clientId?: string | null },
): Promise<OutputOf<'office_admin.unpaid'>> {
  const rows = await readUnpaidBoxes.all(pool, { brand, today: brandDate(brand, now), clientId })
  const boxes = rows.map(
    (row): Box => ({
      orderId: row.orderId,
      client: { id: row.clientId, name: `${row.firstName} ${row.lastName}`, email: row.email },
      phone: row.phone,
      date: row.date,
      kitchen: row.kitchen,
      amountCents: row.amountCents,
      card: row.cardBrand === null || row.last4 === null ? null : { brand: row.cardBrand, last4: row.last4 },
      tries: row.tries,
      triedAt: row.triedAt?.toISOString() ?? null,
      why: declineReasonOf(row.declineCode) ?? null,
      needsAction: row.tryState === 'needs_action',
      nextTryAt: row.nextTryAt?.toISOString() ?? null,
      until: instantAt(brand, row.date, '00:00'),
      askedAt: row.askedAt?.toISOString() ?? null,
    }),
  )
  return { boxes }
}

/** @throws Refusal not_found where the brand has no such box, or it is paid or packed */
async function unpaidBox(services: Pick<Services, 'pool'>, { orderId, ...of }: OfBox): Promise<Box> {
  const { boxes } = await listUnpaid(services, of)
  const box = boxes.find(one => one.orderId === orderId)
  if (!box) throw new Refusal('not_found')
  return box
}

/**
 * Asks the card on file once more.
 * @throws Refusal not_found; card_declined, card_expired, card_insufficient_funds or card_needs_action where it is still unpaid
 */
export async function retryUnpaid(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  of: OfBox,
): Promise<void> {
  await unpaidBox(services, of)
  const { clientId, orderId, now } = of
  if ((await payOrder(services, { clientId, orderId, now })) === 'paid') return
  const box = await unpaidBox(services, of)
  if (box.needsAction) throw new Refusal('card_needs_action')
  throw new Refusal(box.why === null ? 'card_declined' : declineRefusals[box.why])
}

/** Milliseconds within which a household is written to once. */
const askedOnceIn = 3_600_000

/**
 * Writes to the household how its box can be paid.
 * @throws Refusal not_found; conflict where it was written to within the hour
 */
export async function askForCard(services: Pick<Services, 'pool'>, of: OfBox): Promise<void> {
  const box = await unpaidBox(services, of)
  const { brand, clientId, orderId, now } = of
  if (box.askedAt !== null && Date.parse(now) - Date.parse(box.askedAt) < askedOnceIn) {
    throw new Refusal('conflict')
  }
  const { date: deliveryDate, amountCents, card, why } = box
  await withTx(services.pool, tx =>
    tell(tx, {
      clientId,
      brand,
      template: 'payment_declined',
      data: { orderId, deliveryDate, amountCents, card, why },
      key: `payment_declined:${orderId}:asked:${now}`,
      at: now,
    }),
  )
}

// Applies a code: a gift card becomes value, a discount is held, and the household's open boxes show the difference at once.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../contract/errors.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { weeklyGoodsCents } from '../../domain/plans.ts'
import { countRefusals, noteAndTell, noteCodeEvent, selectSubscriptionState } from '../codes/code_events.ts'
import { takeDiscountCode } from '../codes/discounts/take_code.ts'
import type { Services } from '../integrations/services.ts'
import { holdHousehold } from '../money/ledger/hold_household.ts'
import { payFailedByValue } from '../money/pay_order.ts'
import { holdOpenBoxes } from '../orders/hold_open.ts'
import type { Household } from '../orders/household.ts'
import { loadHousehold } from '../orders/load.ts'
import { repriceMovedDiscounts } from '../orders/reprice.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { giftHashOf, takeGiftCard } from './gift_cards/take_card.ts'

export interface CodeTyper {
  clientId: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
}

export type AppliedCode = { reference: string } & (
  | { kind: 'gift_card'; valueCents: number }
  | { kind: 'code'; code: string; name: string }
)

/** The most wrong codes of a household within an hour. */
const mostRefusals = 10

/**
 * Applies a code. A gift card at once pays for unpaid boxes that it covers.
 * @param orderId the box with the form: its goods count for a minimum spend; by default the next box's
 * @throws Refusal invalid_code or the reason, account_closed, too_many_requests after ten wrong ones within an hour
 */
export async function applyCode(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  of: CodeTyper,
  code: string,
  orderId: string | null = null,
): Promise<AppliedCode> {
  const { pool } = services
  const hourAgo = Temporal.Instant.from(of.now).subtract({ hours: 1 }).toString()
  if ((await countRefusals(pool, of.clientId, hourAgo)) >= mostRefusals)
    throw new Refusal('too_many_requests')
  try {
    const applied = await withTx(pool, tx => take(tx, services, of, code, orderId))
    if (applied.kind === 'gift_card') await payFailedByValue(services, of.clientId, of.now)
    return applied
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'invalid_code') {
      await noteCodeEvent(pool, { ...of, id: randomUUIDv7(), kind: 'code_refused', data: {} })
    }
    throw refusal
  }
}

async function take(
  tx: Tx,
  services: Stored,
  of: CodeTyper,
  code: string,
  orderId: string | null,
): Promise<AppliedCode> {
  const { clientId, brand, now, locale } = of
  await holdHousehold(tx, clientId)
  await holdOpenBoxes(tx, clientId, now)
  const state = await selectSubscriptionState(tx, clientId)
  if (isOneOf(state, endedSubscriptions)) throw new Refusal('account_closed')
  const event = { ...of, id: randomUUIDv7() }
  const codeHash = giftHashOf(code)
  const valueCents = codeHash === null ? null : await takeGiftCard(tx, clientId, { brand, codeHash, now })
  if (valueCents !== null) {
    const reference = await noteAndTell(tx, { ...event, kind: 'gift_card_applied', data: { valueCents } })
    await repriceMovedDiscounts(tx, services, clientId, now)
    return { reference, kind: 'gift_card', valueCents }
  }
  const household = state === null ? undefined : await loadHousehold(services, clientId, now, tx)
  const goodsCents = household ? goodsOfNext(household, orderId, now) : null
  const row = await takeDiscountCode(tx, clientId, { brand, code, now, goodsCents })
  const reference = await noteAndTell(tx, { ...event, kind: 'code_applied', data: { code: row.code } })
  await repriceMovedDiscounts(tx, services, clientId, now)
  return { reference, kind: 'code', code: row.code, name: locale === 'fr' ? row.nameFr : row.nameEn }
}

/** Goods of the box in view, or of the next one that can still change: as chosen, or the plan's. */
function goodsOfNext(household: Household, orderId: string | null, now: string): number {
  const open = household.orders.filter(order => order.state === 'upcoming' && order.cutoffAt >= now)
  const order = open.find(one => one.id === orderId) ?? open[0]
  return order?.priced?.goodsCents ?? weeklyGoodsCents(order?.plan ?? household.plan)
}

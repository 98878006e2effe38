// The clock's work on money that no order waits for: gifts to send or to settle, expiring value and points, and
// employers' credit to renew.

import { askFees } from '../bags/fees/charge_fee.ts'
import type { ClockJob } from '../integrations/clock_job.ts'
import type { Services } from '../integrations/services.ts'
import { askAgain } from '../money/ask_again.ts'
import { tellCardEnds } from '../money/card_ends/tell_card_ends.ts'
import { reconcileDaily } from '../money/reconcile/reconcile.ts'
import { renewCorporate } from '../value/corporate/corporate_credit.ts'
import { sendGiftCards, settleGiftPurchases } from '../value/gift_cards/gift_jobs.ts'
import { expireValue } from '../value/held_value/expire_value.ts'
import { mirrorByClock } from '../value/loyalty/mirror.ts'
import { expirePoints } from '../value/points/expire_points.ts'

/** They come after the week's own, so that a box charged on value's last day still takes it. */
export const moneyJobs: readonly ClockJob[] = [
  { name: 'settle_gift_purchases', run: services => settleGiftPurchases(services, nowOf(services)) },
  { name: 'send_gift_cards', run: services => sendGiftCards(services, nowOf(services)) },
  { name: 'renew_corporate', run: services => renewCorporate(services, nowOf(services)) },
  { name: 'expire_value', run: services => expireValue(services, nowOf(services)) },
  { name: 'expire_points', run: services => expirePoints(services, nowOf(services)) },
  { name: 'tell_card_ends', run: services => tellCardEnds(services, nowOf(services)) },
  { name: 'mirror_points', run: services => mirrorByClock(services, nowOf(services)) },
  { name: 'ask_fees', run: services => askFees(services, nowOf(services)) },
  { name: 'ask_again', run: services => askAgain(services, nowOf(services)) },
  { name: 'reconcile_cards', run: services => reconcileDaily(services, nowOf(services)) },
]

const nowOf = ({ clock }: Pick<Services, 'clock'>): string =>
  clock.now().toString({ fractionalSecondDigits: 3 })

import { payFailedByValue } from '../money/pay_order.ts'
import { programTime } from '../request/clock/program_time.ts'
import { pointsOf } from '../value/points/balance.ts'
import { giftCardOptions } from '../value/points/gift_card_options.ts'
import { pointsHistories } from '../value/points/histories.ts'
import { redeemPoints } from '../value/points/redeem_points.ts'
import { type Calls, clientOf, signedIn } from './handler.ts'

export const rewards: Calls<'rewards'> = {
  balance: (services, request) => pointsOf(services, signedIn(request)),
  gift_card_options: (services, request) => giftCardOptions(services, clientOf(request)),
  histories: (services, request, { after }) =>
    pointsHistories(services, { clientId: signedIn(request), brand: request.brand, after }),
  redeem_for_gift_card: async (services, request, input) => {
    const [clientId, now] = [signedIn(request), programTime(request)]
    const redeemed = await redeemPoints(services, { ...input, clientId, brand: request.brand, now })
    await payFailedByValue(services, clientId, now)
    return redeemed
  },
}

/** The second loyalty screen's calls: the same ledger under other names (rule 44). */
export const comarch: Calls<'comarch'> = {
  balance: async (services, request) => {
    const { available } = await pointsOf(services, signedIn(request))
    return { success: true, balance: available }
  },
  convert_points_to_gift_card: rewards.redeem_for_gift_card,
}

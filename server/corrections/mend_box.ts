// Settles one box that held a corrected product, in one transaction with its event, its letter and what it costs.

import type { DishKind } from '../../domain/catalogue/types.ts'
import { nextDish } from '../../domain/choice/next_dish.ts'
import { type CorrectionOutcome, mendingOf } from '../../domain/corrections.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { noteCorrected } from '../kitchen/shortages/corrected.ts'
import { dropIn } from '../kitchen/shortages/decide.ts'
import { keyOfProduct, menusOf } from '../menu/memory.ts'
import { onMenu, type ProductContent } from '../menu/week_menu.ts'
import { carryOutRefunds } from '../money/card_refunds/carry_out.ts'
import { exchangeProduct, pinInBox } from '../orders/exchange_product.ts'
import { holdOpenBoxes } from '../orders/hold_open.ts'
import { loadHousehold, viewOf } from '../orders/load.ts'
import type { OrderInView } from '../orders/order_view.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { readCandidates } from '../weekly/choose.ts'
import { profileOfBox } from '../weekly/profile_of_box.ts'
import { isDifferent, judgeCorrection } from './judge.ts'
import { type Correction, holdCorrectedBox, holdMark, settleBox, type WaitingBox } from './store.ts'
import { tellCorrected } from './tell_corrected.ts'

export type Mending = Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>

interface Settled {
  outcome: CorrectionOutcome
  replacementId: string | null
}

/**
 * Safe to repeat, and to be killed at any instant.
 * @param now program time, ISO instant
 * @returns null where the box is settled already, or cannot be yet
 */
export async function mendBox(
  services: Mending,
  correction: Correction,
  box: WaitingBox,
  now: string,
): Promise<CorrectionOutcome | null> {
  const { clientId, orderId } = box
  const settled = await withTx(services.pool, async tx => {
    await holdOpenBoxes(tx, clientId, now)
    await holdCorrectedBox(tx, box)
    const mark = { clientId, correctionId: correction.id, orderId }
    if (!(await holdMark(tx, mark))) return null
    const household = await loadHousehold(services, clientId, now, tx)
    const order = household?.orders.find(one => one.id === orderId)
    const line = order?.lines?.find(({ productId }) => productId === correction.productId)
    const result =
      household && order && line
        ? await mendLine(tx, services, {
            correction,
            box,
            line,
            view: await viewOf(services, household, order),
            now,
          })
        : ({ outcome: 'gone', replacementId: null } as const)
    if (result) await settleBox(tx, mark, { ...result, now })
    return result
  })
  if (settled?.outcome === 'warned') await carryOutRefunds(services, clientId)
  return settled?.outcome ?? null
}

interface LineToMend {
  correction: Correction
  box: WaitingBox
  line: OrderLine
  view: OrderInView
  now: string
}

async function mendLine(tx: Tx, services: Mending, mend: LineToMend): Promise<Settled | null> {
  const { correction, box, line, view, now } = mend
  const { productId } = correction
  const version = Math.max(line.version, correction.version)
  const contents = await menusOf(services).contents([
    { id: productId, version: box.version },
    { id: productId, version },
  ])
  const before = contents.get(keyOfProduct({ id: productId, version: box.version }))
  const corrected = contents.get(keyOfProduct({ id: productId, version }))
  if (!before || !corrected) throw new Error(`nothing is known of ${productId}@${version}`)
  const { leaves, differs } = judgeCorrection(
    before,
    correction.withdrawn ? null : corrected,
    line.customizationId,
    view.household,
    await catalogueOf(services),
  )
  const letter = (outcome: CorrectionOutcome, replacement: ProductContent | null = null) =>
    tellCorrected(tx, { correction, view, product: before, outcome, replacement, differs, now })
  const settled = (outcome: CorrectionOutcome): Settled => ({ outcome, replacementId: null })
  switch (mendingOf(view.order.state, leaves)) {
    case 'wait':
      return null
    case 'gone':
      return settled('gone')
    case 'keep':
      await pinInBox(tx, view, line, { version, swaps: swapsOf(corrected) }, now)
      if (isDifferent(differs)) await letter('kept')
      return settled('kept')
    case 'ask':
      await noteCorrected(tx, view.order, correction, now)
      return settled('asked')
    case 'warn':
      await dropIn(tx, services, {
        clientId: box.clientId,
        shortageId: correction.id,
        orderId: box.orderId,
        productId,
        units: line.quantity,
        brand: view.order.brand,
        actor: 'system',
        now,
      })
      await letter('warned')
      return settled('warned')
    case 'mend': {
      const next = line.kind === 'item' ? undefined : await nextIn(tx, view, { ...line, kind: line.kind })
      const product = (next && onMenu(view.menu, next.dishId)) ?? null
      await exchangeProduct(tx, services, view, line, product, now)
      const outcome = product ? 'replaced' : 'dropped'
      await letter(outcome, product)
      return { outcome, replacementId: product?.id ?? null }
    }
  }
}

const swapsOf = ({ dish }: ProductContent): string[] => dish?.customizations.map(({ id }) => id) ?? []

async function nextIn(tx: Tx, view: OrderInView, line: OrderLine & { kind: DishKind }) {
  const { order, menu, lines } = view
  const profile = await profileOfBox(tx, view)
  if (!profile) return undefined
  const inBox = lines.map(({ productId }) => productId)
  const candidates = await readCandidates(tx, order, menu)
  return nextDish(profile, { kind: line.kind, units: line.quantity }, candidates, inBox)
}

import type { OutputOf } from '../../../contract/index.ts'
import { mealOnAverage } from '../../../domain/catalogue/box_nutrition.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatPoints, hasPoints, pointsOfBox } from '../../../domain/points.ts'
import { receiptMessages } from '../../../i18n/receipt.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Salad, Sparkles } from '../../components/icons.tsx'
import { sentences } from '../../components/sentences.ts'
import { type EditorData, type LiveBox, productOf } from './prices.ts'
import { isDish } from './shelves.ts'

export type LoyaltyBanner = OutputOf<'banners.get_cart_loyalty_banner'>['banner']

interface BoxWorthProps {
  data: EditorData
  live: LiveBox
  /** Null where loyalty is switched off. */
  banner: LoyaltyBanner
}

/** The servings and the points of the box: useful, but not part of the sum. */
export function BoxWorth({ data, live, banner }: BoxWorthProps) {
  const say = useMessages(receiptMessages)
  const meal = mealOf(data, live)
  const { deliveryDate, pointsEndOn } = data.pricing
  return (
    <ul className="box-worth">
      {meal && (
        <li>
          <Salad aria-hidden size={20} />
          <p>
            <span>{say.mealLabel}</span>
            <b>{say.meal(meal.calories, meal.proteinGrams)}</b>
          </p>
        </li>
      )}
      {banner && hasPoints(deliveryDate, pointsEndOn) && <Points banner={banner} data={data} live={live} />}
    </ul>
  )
}

/** The average meal of one person, without swaps: the label of the dish shows the effect of a swap. */
function mealOf(data: EditorData, { lines }: LiveBox) {
  return mealOnAverage(
    lines.flatMap(line => {
      const product = productOf(data, line.productId)
      return product && isDish(product) ? [{ ...product, servings: line.servings }] : []
    }),
  )
}

/** The points the box will earn, computed as the server does (orders.anticipated_comarch_points), and the loyalty banner. */
function Points({ banner, data, live }: BoxWorthProps & { banner: NonNullable<LoyaltyBanner> }) {
  const say = useMessages(receiptMessages)
  const locale = useLocale()
  const { pricing } = data
  const box = { ...pricing, rates: pricing.terms.points }
  const points = pointsOfBox(live.receipt.payment, box, pricing.pointsEndOn)
  return (
    <li>
      <Sparkles aria-hidden size={20} />
      <p>
        <span>{say.pointsLabel}</span>
        <b>{say.points(formatPoints(points, locale), points)}</b>
        <span>
          {sentences(
            banner.available > 0 &&
              say.pointsHeld(formatPoints(banner.available, locale), formatMoney(banner.worthCents, locale)),
            banner.deliveriesToDouble === null
              ? say.pointsDouble
              : say.pointsToDouble(banner.deliveriesToDouble),
          )}
        </span>
      </p>
    </li>
  )
}

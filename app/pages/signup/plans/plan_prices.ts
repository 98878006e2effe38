import type { Discount } from '../../../../contract/sessions.ts'
import type { Plan } from '../../../../contract/views.ts'
import { brands } from '../../../../domain/brands.ts'
import { discountElements, discountsOn } from '../../../../domain/pricing/discounts.ts'
import { priceOrder } from '../../../../domain/pricing/price_order.ts'
import type { DiscountToApply, PricedOrder } from '../../../../domain/pricing/types.ts'
import { useBrand } from '../../../components/brand_context.tsx'
import { useRootData } from '../../../root_data.ts'

export interface PlanPrices {
  first: PricedOrder
  later: PricedOrder
}

/** The first box of a plan with the session's discount and the weeks after it, by the same pricing that charges. */
export function usePlanPrices(plan: Plan, discount: Discount | null): PlanPrices {
  const { id: brand } = useBrand()
  const today = useRootData()?.today ?? ''
  const price = (discounts: readonly DiscountToApply[]) =>
    priceOrder({
      brand,
      // Kits and chilled meals are zero-rated in every province, so the brand's first one speaks for all.
      province: brands[brand].provinces[0] as (typeof brands)['cookit']['provinces'][number],
      deliveryDate: today,
      lines: [
        {
          productId: 'plan',
          kind: plan.kind,
          quantity: plan.count,
          servingsPerUnit: plan.servings / plan.count,
          unitCents: plan.perServingCents,
          surchargeCents: 0,
          customizationCents: 0,
          taxClass: 'grocery',
        },
      ],
      discounts,
      balances: { givenCents: 0, boughtCents: 0, corporateCents: 0 },
    })
  const later = price([])
  return { later, first: price(discount ? firstDiscounts(discount, plan, later.goodsCents) : []) }
}

/** What the session's discount takes off a first order. A referral counts once the friend has signed up. */
function firstDiscounts(discount: Discount, plan: Plan, goodsCents: number): DiscountToApply[] {
  if (discount.unit === 'servings') return []
  const values =
    discount.elements.length > 0 ? discount.elements.map(element => element.value) : [discount.value]
  return discountsOn({ goodsCents, servingCents: plan.perServingCents }, [
    {
      discount: {
        type: discount.type,
        code: discount.code,
        elements: discountElements(discount.unit, values),
        minimumSpendCents: 0,
      },
      orderNumber: 1,
    },
  ])
}

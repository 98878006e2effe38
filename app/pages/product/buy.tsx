import { formatMoney } from '../../../domain/money.ts'
import { productMessages } from '../../../i18n/product.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Price } from '../../dishes/price.tsx'
import type { Product } from '../../recipe/product.ts'
import { AddToBox } from './add_to_box.tsx'

/** The price and the button that adds it, which stay in reach while there is a button. */
export function Buy({ product }: { product: Product }) {
  return (
    <div className="product-buy" data-in-reach={product.weeks.length > 0 || undefined}>
      <PriceWords product={product} />
      <AddToBox product={product} />
    </div>
  )
}

function PriceWords({ product }: { product: Product }) {
  const say = useMessages(productMessages)
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <div className="product-price">
      <p className="product-price-figure tabular">
        <Price cents={product.unitCents} />
      </p>
      <p className="product-price-words">
        <span>
          {product.kind === 'rtc'
            ? say.servings(product.servings, money(product.perServingCents))
            : (product.unit ?? say.perMeal)}
        </span>
        {product.surchargeCents > 0 && (
          <>
            <br />
            <span>{say.surcharge(money(product.surchargeCents))}</span>
          </>
        )}
        <br />
        <span>{product.taxed ? say.plusTax : say.allIn}</span>
      </p>
    </div>
  )
}

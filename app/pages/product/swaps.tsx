import { formatMoney } from '../../../domain/money.ts'
import { productMessages } from '../../../i18n/product.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import type { Product } from '../../recipe/product.ts'

/** The swaps of the protein: their surcharge, and their changes to the steps. */
export function Swaps({ swaps }: { swaps: Product['customizations'] }) {
  const say = useMessages(productMessages)
  const locale = useLocale()
  return (
    <section className="swaps">
      <h2 className="text-h3">{say.swaps}</h2>
      <ul>
        {swaps.map(swap => (
          <li key={swap.id}>
            <p className="swap-name">
              <b>{swap.name}</b>
              <span>
                {swap.surchargeCents > 0
                  ? say.swapFor(formatMoney(swap.surchargeCents, locale))
                  : say.swapFree}
              </span>
            </p>
            <p>{swap.cooking}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

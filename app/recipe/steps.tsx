import { productMessages } from '../../i18n/product.ts'
import { useMessages } from '../components/brand_context.tsx'
import type { Recipe } from './product.ts'

/** The steps of cooking, then the equipment and how long the dish keeps. */
export function Steps({ product }: { product: Recipe }) {
  const say = useMessages(productMessages)
  return (
    <section>
      <h2 className="text-h3">{say.steps(product.steps.length)}</h2>
      <ol className="cooking-steps">
        {product.steps.map(step => (
          <li key={step.title}>
            <div>
              <h3 className="minor-heading">{step.title}</h3>
              <p>{step.text}</p>
              {step.minutes >= 1 && (
                <p className="text-meta text-muted">{say.stepMinutes(Math.round(step.minutes))}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {product.equipment.length > 0 && (
        <p className="recipe-equipment text-muted">
          {say.equipment} {product.equipment.join(', ')}.
        </p>
      )}
      {product.eatWithinDays !== null && (
        <p className="recipe-keeps text-muted">{say.eatWithin(product.eatWithinDays)}</p>
      )}
    </section>
  )
}

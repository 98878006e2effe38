import { productMessages } from '../../i18n/product.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { inSentence } from '../components/in_sentence.ts'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { amountOf, type Recipe } from './product.ts'

interface IngredientsProps {
  product: Recipe
  heading?: string
  /** The drawing of all ingredients, where there is one. */
  bag?: string | null
  /** How many units are cooked at once. */
  times?: number
}

/** The ingredients in the box with amounts and allergens; those from the cupboard in a sentence below. */
export function Ingredients({ product, heading, bag, times = 1 }: IngredientsProps) {
  const say = useMessages(productMessages)
  const list = new Intl.ListFormat(`${useLocale()}-CA`)
  const box = product.ingredients.filter(ingredient => ingredient.from === 'box')
  const cupboard = product.ingredients.filter(ingredient => ingredient.from === 'cupboard')
  return (
    <section>
      <h2 className="text-h3">{heading ?? (product.kind === 'rtc' ? say.bag : say.meal)}</h2>
      {bag && <DishPicture picture={bag} />}
      <ul className="ingredient-list tabular">
        {box.map(ingredient => (
          <li key={ingredient.name}>
            <span>
              {ingredient.name}
              {ingredient.allergens.length > 0 && (
                <span>
                  {' '}
                  (<b>{ingredient.allergens.map(inSentence).join(', ')}</b>)
                </span>
              )}
              {ingredient.mayContain.length > 0 && (
                <span className="ingredient-contact">
                  {say.ingredientMayContain(list.format(ingredient.mayContain.map(inSentence)))}
                </span>
              )}
            </span>
            <span>
              {times > 1 ? `${times} × ${amountOf(ingredient, product)}` : amountOf(ingredient, product)}
            </span>
          </li>
        ))}
      </ul>
      {product.kind === 'rtc' && <p className="ingredient-note text-muted">{say.bagFor(product.servings)}</p>}
      {cupboard.length > 0 && (
        <p className="ingredient-note text-muted">
          {say.fromKitchen} {list.format(cupboard.map(ingredient => inSentence(ingredient.name)))}.
        </p>
      )}
    </section>
  )
}

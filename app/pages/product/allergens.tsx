import { productMessages } from '../../../i18n/product.ts'
import { AllergenList } from '../../components/allergen_list.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { inSentence } from '../../components/in_sentence.ts'
import type { Product } from '../../recipe/product.ts'

/** Its allergens, each with the ingredient that brings it where the name differs; and the possible traces. */
export function Allergens({ product }: { product: Product }) {
  const say = useMessages(productMessages)
  const list = new Intl.ListFormat(`${useLocale()}-CA`)
  return (
    <section className="allergens">
      {product.allergens.length === 0 ? (
        <p>{say.containsNone}</p>
      ) : (
        <>
          <h2 className="minor-heading">{say.contains(product.allergens.length)}</h2>
          <AllergenList
            allergens={product.allergens.map(({ id, name, from }) => ({
              id,
              name,
              from: from
                .map(inSentence)
                .filter(ingredient => !name.toLowerCase().startsWith(ingredient))
                .join(', '),
            }))}
          />
        </>
      )}
      {product.mayContain.length > 0 && (
        <p className="text-meta text-muted">
          {say.mayContain(list.format(product.mayContain.map(inSentence)))}
        </p>
      )}
    </section>
  )
}

import { Link } from 'react-router'
import { productMessages } from '../../../i18n/product.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import type { Product } from '../../recipe/product.ts'

/** Its pairings on the same menu. */
export function Pairings({ pairings }: { pairings: Product['pairings'] }) {
  const say = useMessages(productMessages)
  const to = useLinks()
  return (
    <section className="product-pairings" data-ground="sunk">
      <h2 className="minor-heading">{say.goesWith}</h2>
      <ul>
        {pairings.map(pairing => (
          <li key={pairing.id}>
            <Link className="product-pairing" to={to('product', { id: pairing.id })}>
              <DishPicture picture={pairing.picture} size="thumb" />
              <span>{pairing.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

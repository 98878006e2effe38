import type { MouseEvent } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { brands } from '../../../domain/brands.ts'
import { openWeek } from '../../../domain/time/weeks.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { menuMessages } from '../../../i18n/menu.ts'
import { productMessages } from '../../../i18n/product.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { ArrowLeft } from '../../components/icons.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { useMenuCameFrom } from '../../dishes/from_menu.ts'
import { PageHead, useAddresses } from '../../layout/page_head.tsx'
import { jpegOf, sharePicture } from '../../layout/share_picture.ts'
import { load } from '../../load.ts'
import { Ingredients } from '../../recipe/ingredients.tsx'
import { NutritionLabel } from '../../recipe/nutrition_label.tsx'
import type { Product } from '../../recipe/product.ts'
import { Steps } from '../../recipe/steps.tsx'
import { ReviewsSummary } from '../../reviews/reviews_summary.tsx'
import { useRootData } from '../../root_data.ts'
import { OnMenu } from './add_to_box.tsx'
import { Allergens } from './allergens.tsx'
import { Buy } from './buy.tsx'
import { Pairings } from './pairings.tsx'
import { Swaps } from './swaps.tsx'
import { productThings } from './things.ts'

/** The same for everybody: the browser fetches a client's boxes. */
export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const id = args.params.id ?? ''
    const [product, label] = await Promise.all([
      api.get('products.modal_data', { id }),
      api.get('products.recipal_html', { id }),
    ])
    return { product, label: label.html }
  })
}

export default function ProductPage() {
  const { product, label } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { id: brand, facts } = useBrand()
  const say = useMessages(productMessages)
  const origin = useRootData()?.origin ?? ''
  const url = useAddresses('product')[locale]
  const picture = sharePicture(product.picture)
  const image = jpegOf(product.picture)
  return (
    <>
      <PageHead
        description={product.promise}
        page="product"
        things={productThings(product, {
          origin,
          url,
          locale,
          facts,
          provinces: brands[brand].provinces,
          servings: say.servingsAlone(product.servings),
          image: image && origin + image,
        })}
        title={product.name}
        pictureAlt={product.name}
        {...(picture !== undefined && { picture })}
      />
      <div className="page-width">
        <BackToMenu week={product.weeks[0]} />
        <div className="product-page">
          <figure>
            <DishPicture alt={product.name} eager="first" picture={product.picture} shared size="hero" />
          </figure>
          <div className="product-words">
            <h1>{product.name}</h1>
            <p className="text-lede">{product.promise}</p>
            {product.totalMinutes !== null && <Facts product={product} />}
            {product.reviews && <ReviewsSummary reviews={product.reviews} />}
            <Allergens product={product} />
            <Buy product={product} />
            <OnMenu weeks={product.weeks} />
          </div>
          {product.pairings.length > 0 && <Pairings pairings={product.pairings} />}
        </div>
      </div>
      <div className="page-width product-parts">
        {product.ingredients.length > 0 && <Ingredients bag={product.bag} product={product} />}
        {product.steps.length > 0 && (
          <div>
            <Steps product={product} />
            {product.customizations.length > 0 && <Swaps swaps={product.customizations} />}
          </div>
        )}
        {label && <NutritionLabel html={label} />}
      </div>
    </>
  )
}

/** A link to its menu. A person who came from a menu returns to the same place and search. */
function BackToMenu({ week }: { week: string | undefined }) {
  const say = useMessages(productMessages)
  const sayMenu = useMessages(menuMessages)
  const locale = useLocale()
  const to = useLinks()
  const navigate = useNavigate()
  const cameFrom = useMenuCameFrom()
  const shown = cameFrom ?? week
  const back = (event: MouseEvent) => {
    if (
      cameFrom === null ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <p className="product-back">
      <Link onClick={back} to={to('menu', { date: shown ?? openWeek })} viewTransition>
        <ArrowLeft aria-hidden size={18} /> {shown ? sayMenu.heading(formatDay(shown, locale)) : say.back}
      </Link>
    </p>
  )
}

function Facts({ product }: { product: Product }) {
  const say = useMessages(productMessages).facts
  const facts = [
    product.totalMinutes !== null && [say.minutes(product.totalMinutes), say.total],
    product.difficulty && [say.level[product.difficulty], say.difficulty],
    product.nutrition && [say.calorieCount(Math.round(product.nutrition.calories)), say.calories],
    product.nutrition && [say.grams(Math.round(product.nutrition.proteinGrams)), say.protein],
  ].filter(fact => Array.isArray(fact))
  return (
    <dl className="product-facts tabular">
      {facts.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

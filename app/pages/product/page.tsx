import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoney } from '../../../domain/money.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { DishPicture } from '../../components/dish_picture.tsx'
import { Price } from '../../components/price.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { productMessages } from '../../messages/product.ts'
import { AddToBox } from './add_to_box.tsx'
import { Allergens } from './allergens.tsx'
import { Ingredients } from './ingredients.tsx'
import { NutritionTable } from './nutrition_table.tsx'
import type { Product } from './product.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const id = args.params.id ?? ''
    const [product, session] = await Promise.all([
      api.get('products.modal_data', { id }),
      api.get('sessions.session_data', {}),
    ])
    const boxes = session.client ? await api.get('orders.future_orders_for_product', { productId: id }) : null
    return { product, boxes }
  })
}

export default function ProductPage() {
  const { product, boxes } = useLoaderData<typeof loader>()
  const say = useMessages(productMessages)
  const to = useLinks()
  const picture =
    product.picture && !product.picture.startsWith('icon:') ? `/dishes/${product.picture}.avif` : undefined
  return (
    <>
      <PageHead
        description={product.promise}
        page="product"
        title={product.name}
        {...(picture !== undefined && { picture })}
      />
      <div className="page-width">
        <p>
          <Link className="link" to={to('menu', { date: product.weeks[0] ?? 'this-week' })}>
            ← {say.back}
          </Link>
        </p>
        <div className="product-page">
          <figure>
            <DishPicture alt={product.name} eager picture={product.picture} shared size="hero" />
            {picture && <figcaption className="visually-hidden">{say.illustration}</figcaption>}
          </figure>
          <div className="product-words">
            <h1 className="font-display text-h1">{product.name}</h1>
            <p className="text-lede">{product.promise}</p>
            {product.totalMinutes !== null && <Facts product={product} />}
            <Allergens product={product} />
            <PriceWords product={product} />
            <AddToBox boxes={boxes} product={product} />
          </div>
        </div>
      </div>
      <div className="page-width product-parts">
        {product.ingredients.length > 0 && <Ingredients product={product} />}
        {product.steps.length > 0 && <Steps product={product} />}
        {product.nutrition && <NutritionTable nutrition={product.nutrition} />}
        {product.pairings.length > 0 && <Pairings pairings={product.pairings} />}
      </div>
    </>
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

function PriceWords({ product }: { product: Product }) {
  const say = useMessages(productMessages)
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <div className="product-price">
      <p className="font-display text-h2 tabular">
        <Price cents={product.unitCents} />
      </p>
      <p className="product-price-words">
        {product.kind === 'rtc'
          ? say.servings(product.servings, money(product.perServingCents))
          : (product.unit ?? say.perMeal)}
        {product.surchargeCents > 0 && (
          <>
            <br />
            {say.surcharge(money(product.surchargeCents))}
          </>
        )}
        <br />
        {say.allIn}
      </p>
    </div>
  )
}

function Steps({ product }: { product: Product }) {
  const say = useMessages(productMessages)
  return (
    <section>
      <h2 className="font-display text-h3">{say.steps(product.steps.length)}</h2>
      <ol className="cooking-steps">
        {product.steps.map(step => (
          <li key={step.title}>
            <div>
              <h3 className="font-bold">{step.title}</h3>
              <p>{step.text}</p>
              <p className="text-muted">{say.stepMinutes(step.minutes)}</p>
            </div>
          </li>
        ))}
      </ol>
      {product.equipment.length > 0 && (
        <p className="mt-6 text-muted">
          {say.equipment} {product.equipment.join(', ')}.
        </p>
      )}
      {product.eatWithinDays !== null && (
        <p className="mt-2 text-muted">{say.eatWithin(product.eatWithinDays)}</p>
      )}
    </section>
  )
}

function Pairings({ pairings }: { pairings: Product['pairings'] }) {
  const say = useMessages(productMessages)
  const to = useLinks()
  return (
    <section>
      <h2 className="font-display text-h3">{say.goesWith}</h2>
      <ul className="grid gap-2">
        {pairings.map(pairing => (
          <li key={pairing.id}>
            <Link className="flex min-h-11 items-center gap-4" to={to('product', { id: pairing.id })}>
              <DishPicture picture={pairing.picture} size="thumb" />
              <span className="font-bold">{pairing.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

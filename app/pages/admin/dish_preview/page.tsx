// A dish as households would see it, on the brand's own site: as a card, as its page and as a recipe card.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { DishCard } from '../../../dishes/dish_card.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { PageHead } from '../../../layout/page_head.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { Ingredients } from '../../../recipe/ingredients.tsx'
import { NutritionLabel } from '../../../recipe/nutrition_label.tsx'
import { Steps } from '../../../recipe/steps.tsx'
import { previewWords } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const servings = new URL(args.request.url).searchParams.get('servings') === '4' ? '4' : '2'
    return { dish: await api.get('meals_admin.shown', { id: args.params.id ?? '', servings }) }
  })

export default function DishPreview() {
  const { dish } = useLoaderData<typeof loader>()
  const say = useMessages(previewWords)
  const to = useLinks()
  const { id, name, promise, summary, picture, totalMinutes, calories, servings, label } = dish
  return (
    <main className="page-width">
      <PageHead page="adminDishPreview" parameters={{ id }} title={say.title(name)} />
      <p className="text-meta">
        <span>{say.note}</span> <Link to={to('adminDish', { id })}>{say.back}</Link>
      </p>
      <section>
        <h2 className="text-h3">{say.card}</h2>
        <div className="dish-preview-card">
          <DishCard
            calories={calories}
            minutes={totalMinutes}
            name={name}
            picture={picture}
            summary={summary}
            to={to('adminDish', { id })}
          />
        </div>
      </section>
      <section>
        <h2 className="text-h3">{say.page}</h2>
        <div className="product-page">
          <DishPicture alt={name} picture={picture} size="hero" />
          <div className="product-words">
            <h1>{name}</h1>
            <p className="text-lede">{promise}</p>
            {dish.allergens.length > 0 && (
              <p>
                <b>{say.contains}</b> <span>{dish.allergens.join(', ')}</span>
              </p>
            )}
            {dish.mayContain.length > 0 && (
              <p className="text-muted">
                <b>{say.mayContain}</b> <span>{dish.mayContain.join(', ')}</span>
              </p>
            )}
          </div>
        </div>
      </section>
      <section>
        <h2 className="text-h3">{say.recipe(servings)}</h2>
        {dish.kind === 'rtc' && (
          <p>
            <Link to={`?servings=${servings === 2 ? 4 : 2}`}>{say.servings(servings === 2 ? 4 : 2)}</Link>
          </p>
        )}
        <div className="product-parts">
          <Ingredients product={dish} />
          <Steps product={dish} />
        </div>
      </section>
      <section>
        <h2 className="text-h3">{say.label}</h2>
        <NutritionLabel html={label} />
      </section>
    </main>
  )
}

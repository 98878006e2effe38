import { Link } from 'react-router'
import type { LineOfTime } from '../../../domain/cooking/line_of_time.ts'
import { cookMessages } from '../../../i18n/cook.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Check } from '../../components/icons.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { type CookedDish, queryWith } from '../../recipe/cooked_dishes.ts'
import { Ingredients } from '../../recipe/ingredients.tsx'

interface ChoiceProps {
  orderId: string
  dishes: readonly CookedDish[]
  chosen: readonly CookedDish[]
  line: LineOfTime
  onStart: () => void
}

/** The chosen dishes, the things to lay out, and the steps to read before the first pan is hot. */
export function Choice({ orderId, dishes, chosen, line, onStart }: ChoiceProps) {
  const say = useMessages(cookMessages)
  const to = useLinks()
  if (dishes.length === 0) return <h1>{say.nothing}</h1>
  return (
    <>
      <div className="cook-words">
        <h1>{say.which}</h1>
        {dishes.length > 1 && <p className="text-lede">{say.whichNote}</p>}
      </div>
      <ul className="cook-dishes">
        {dishes.map(dish => {
          const taken = chosen.includes(dish)
          const isLink = dishes.length > 1
          const face = (
            <>
              <DishPicture picture={dish.picture} size="thumb" />
              {/* A reader hears what the link does, which holds both. */}
              <span aria-hidden={isLink || undefined}>{dish.name}</span>
              {taken && (
                <span aria-hidden={isLink || undefined} className="cook-taken">
                  <Check aria-hidden size={18} /> {say.taken}
                </span>
              )}
            </>
          )
          return (
            <li data-taken={taken || undefined} key={dish.id}>
              {!isLink ? (
                <p>{face}</p>
              ) : (
                <Link
                  preventScrollReset
                  replace
                  to={to('cook', { id: orderId }) + queryWith(chosen, dish.id)}
                >
                  <span className="visually-hidden">{(taken ? say.leave : say.take)(dish.name)}</span>
                  {face}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      {chosen.length > 0 && (
        <>
          <p className="cook-start">
            <Button onClick={onStart} width="full">
              {say.start}
            </Button>
            <span>{say.line(Math.round(line.minutes), line.moments.length)}</span>
          </p>
          <div className="cook-lay">
            {chosen.map(({ id, name, quantity, recipe }) => (
              <section key={id}>
                <h2 className="text-h3">{name}</h2>
                <p className="text-muted">{say.servings(recipe.servings * quantity)}</p>
                <Ingredients heading={say.ready} product={recipe} times={quantity} />
                {recipe.swap && <p>{recipe.swap.cooking}</p>}
              </section>
            ))}
          </div>
          <ol className="cook-line">
            {line.moments.map(({ dish, step: place, startsAt }) => {
              const cooked = chosen[dish]
              const step = cooked?.recipe.steps[place]
              return (
                <li key={`${cooked?.id} ${place}`}>
                  <p className="cook-mark">
                    {chosen.length > 1
                      ? `${say.minute(Math.round(startsAt))}, ${cooked?.name}`
                      : say.minute(Math.round(startsAt))}
                  </p>
                  <h3 className="minor-heading">{step?.title}</h3>
                  <p>{step?.text}</p>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </>
  )
}

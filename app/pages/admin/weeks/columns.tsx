// The columns of the board: a category each, with its cards.

import type { ReactNode } from 'react'
import { type DishCategory, dishCategories } from '../../../../domain/catalogue/types.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { Key } from '../../../office/keys.tsx'
import { Card } from './card.tsx'
import type { Work } from './use_board.ts'
import type { Plan } from './use_plan.ts'
import { type Board, type BoardDish, marginOf } from './week_offers.ts'
import { weekMessages } from './words.ts'

/** Columns of the board: the categories of ready-to-cook dishes. */
const columnsOf = (dishes: readonly BoardDish[]): DishCategory[] => {
  const always: readonly DishCategory[] = ['family-friendly', 'meat-and-fish', 'vegetarian', 'premium']
  return [
    ...always,
    ...dishCategories.filter(id => !always.includes(id) && dishes.some(({ category }) => category === id)),
  ]
}

interface ColumnsProps {
  board: Board
  dishes: readonly BoardDish[]
  plan: Plan
  work: Work
  mayPlan: boolean
}

export function Columns({ board, dishes, plan, work, mayPlan }: ColumnsProps) {
  const say = useMessages(weekMessages)
  const before = new Set(board.before.map(({ id }) => id))
  const columns = columnsOf(dishes)
  return (
    <div className="of-board">
      {columns.map(category => (
        <Column category={category} dishes={dishes} key={category} servingCents={board.servingCents}>
          <CardList dishes={dishes.filter(dish => dish.category === category)}>
            {(dish, place, last) => (
              <Card
                acts={mayPlan ? work : null}
                dish={dish}
                isByHand={!before.has(dish.id)}
                isFirst={place === 0}
                isLast={place === last}
                isLocked={plan.locked.has(dish.id)}
                key={dish.id}
                servingCents={board.servingCents}
              />
            )}
          </CardList>
          {mayPlan && (
            <button
              className="of-board-add"
              onClick={() => work.add(category)}
              onDragOver={event => event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                work.dropIn(category)
              }}
              type="button"
            >
              {category === columns[0] ? (
                <>
                  <span>{say.dropHere}</span>
                  <Key>A</Key>
                </>
              ) : (
                <span>{say.add}</span>
              )}
            </button>
          )}
          {category === 'premium' && <Besides board={board} />}
        </Column>
      ))}
    </div>
  )
}

interface ColumnProps {
  category: DishCategory
  dishes: readonly BoardDish[]
  servingCents: number
  children: ReactNode
}

function Column({ category, dishes, servingCents, children }: ColumnProps) {
  const say = useMessages(weekMessages)
  const names = useMessages(categoryMessages)
  const own = dishes.filter(dish => dish.category === category)
  const margins = own.flatMap(dish => marginOf(dish, servingCents) ?? [])
  const mean = Math.round(margins.reduce((sum, one) => sum + one, 0) / Math.max(1, margins.length))
  return (
    <section aria-label={names[category]} className="of-board-column">
      <h2>
        <span>{names[category]}</span>
        <span className="of-meta">{own.length}</span>
        {margins.length > 0 && <span className="of-meta">{say.margin(mean)}</span>}
      </h2>
      {children}
    </section>
  )
}

/** The cards of a column; the arrows move among all cards of the board. */
function CardList({
  dishes,
  children,
}: {
  dishes: readonly BoardDish[]
  children: (dish: BoardDish, place: number, last: number) => ReactNode
}) {
  return (
    <ul
      onKeyDown={event => {
        if (event.altKey || !event.key.startsWith('Arrow')) return
        const next = neighbourOf(event.target, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      }}
    >
      {dishes.map((dish, place) => children(dish, place, dishes.length - 1))}
    </ul>
  )
}

/** The card beside one: in its column, or at the same height in the next one. */
function neighbourOf(target: EventTarget, key: string): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.dish === undefined) return undefined
  const columns = [...document.querySelectorAll('.of-board-column')].map(column => [
    ...column.querySelectorAll<HTMLElement>('[data-dish]'),
  ])
  const at = columns.findIndex(cards => cards.includes(target))
  const place = columns[at]?.indexOf(target) ?? 0
  if (key === 'ArrowUp' || key === 'ArrowDown') return columns[at]?.[place + (key === 'ArrowUp' ? -1 : 1)]
  const beside = columns[at + (key === 'ArrowLeft' ? -1 : 1)]
  return beside?.[Math.min(place, beside.length - 1)]
}

/** What a week has besides its recipes: everything that the brand serves and sells. */
function Besides({ board }: { board: Board }) {
  const say = useMessages(weekMessages)
  const { meals, items } = board
  const more = meals.count - meals.pictures.length
  return (
    <div className="of-board-besides">
      <p>
        <b>{say.meals}</b> <span className="of-meta">{say.allServed(meals.count)}</span>
      </p>
      <div className="of-board-meals">
        {meals.pictures.map(picture => (
          <DishPicture across={30} bare key={picture} picture={picture} size="thumb" />
        ))}
        {more > 0 && <span className="of-meta">{say.more(more)}</span>}
      </div>
      <p>
        <b>{say.market}</b> <span className="of-meta">{say.items(items)}</span>
      </p>
    </div>
  )
}

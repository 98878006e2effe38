// A dish on the board: a card with what its rules look at, moved and exchanged by its buttons, by keys and by hand.

import type { DragEvent, KeyboardEvent } from 'react'
import { allergens as knownAllergens } from '../../../../domain/catalogue/allergen_names.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { Shape } from '../../../office/shapes.tsx'
import { type BoardDish, marginOf } from './week_offers.ts'
import { weekMessages } from './words.ts'

/** What can be done with a dish of a week. */
export interface CardActs {
  swap: (dish: BoardDish) => void
  takeOut: (dish: BoardDish) => void
  lock: (dish: BoardDish) => void
  /** @param by places within its category, down is positive */
  move: (dish: BoardDish, by: number) => void
  /** Drops what is being dragged on it. */
  drop: (onto: BoardDish) => void
  drag: (dish: BoardDish) => void
}

interface CardProps {
  dish: BoardDish
  servingCents: number
  isLocked: boolean
  /** Whether somebody chose it, and not the planner. */
  isByHand: boolean
  isFirst: boolean
  isLast: boolean
  /** Null where the week cannot be changed. */
  acts: CardActs | null
}

const namedAllergens = new Map(knownAllergens.map(({ id, name }) => [id, name]))

/** The first two allergens, and how many more. */
function useAllergenWords(): (ids: readonly string[]) => string {
  const say = useMessages(weekMessages)
  const locale = useLocale()
  return ids => {
    const eaten = ids.filter(id => !id.startsWith('gluten_'))
    if (eaten.length === 0) return say.noAllergen
    const names = eaten.slice(0, 2).map(id => namedAllergens.get(id)?.[locale] ?? id)
    const more = eaten.length - names.length
    return `${names.join(', ')}${more > 0 ? ` ${say.more(more)}` : ''}`
  }
}

/** The keys of a card; Alt and an arrow is what dragging is by hand. */
const keys: Readonly<Record<string, (acts: CardActs, dish: BoardDish) => void>> = {
  'Alt+ArrowUp': (acts, dish) => acts.move(dish, -1),
  'Alt+ArrowDown': (acts, dish) => acts.move(dish, 1),
  Delete: (acts, dish) => acts.takeOut(dish),
  Backspace: (acts, dish) => acts.takeOut(dish),
  s: (acts, dish) => acts.swap(dish),
  l: (acts, dish) => acts.lock(dish),
}

export function Card({ dish, servingCents, isLocked, isByHand, isFirst, isLast, acts }: CardProps) {
  const say = useMessages(weekMessages)
  const locale = useLocale()
  const inWords = useAllergenWords()
  const margin = marginOf(dish, servingCents)
  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    if (!acts || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
    const act = keys[`${event.altKey ? 'Alt+' : ''}${event.key}`]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act(acts, dish)
  }
  const dragging = acts && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', dish.name)
      acts.drag(dish)
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      acts.drop(dish)
    },
  }
  return (
    <li
      {...dragging}
      aria-label={dish.name}
      className="of-card"
      data-by-hand={isByHand || undefined}
      data-dish={dish.id}
      onKeyDown={press}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys act where the focus is, as in the rows of a table.
      tabIndex={0}
    >
      <span className="of-card-head">
        <DishPicture across={44} bare picture={dish.picture} size="thumb" />
        <b>{dish.name}</b>
      </span>
      {(isLocked || isByHand) && (
        <span className="of-card-marks">
          {isLocked && (
            <span>
              <Shape is="locked" size={10} />
              <span>{say.locked}</span>
            </span>
          )}
          {isByHand && (
            <span>
              <Shape is="byHand" size={10} />
              <span>{say.was}</span>
            </span>
          )}
        </span>
      )}
      <span className="of-card-allergens">
        {dish.surchargeCents > 0 && <span>{say.surcharge(dish.surchargeCents)}</span>}
        <span>{inWords(dish.allergens)}</span>
      </span>
      <span className="of-card-figures">
        <b>{formatMoney(dish.foodCostCents, locale)}</b>
        {margin !== null && <span>{locale === 'fr' ? `${margin} %` : `${margin}%`}</span>}
        <span>{say.weeks(dish.weeksSince)}</span>
      </span>
      {acts && (
        <span className="of-card-acts">
          <CardButton dish={dish} onPress={acts.swap} words={say.swap} />
          <CardButton dish={dish} onPress={acts.takeOut} words={say.takeOut} />
          <CardButton
            dish={dish}
            onPress={acts.lock}
            shape="locked"
            words={isLocked ? say.unlock : say.lock}
          />
          {!isFirst && <CardButton dish={dish} onPress={() => acts.move(dish, -1)} sign="↑" words={say.up} />}
          {!isLast && <CardButton dish={dish} onPress={() => acts.move(dish, 1)} sign="↓" words={say.down} />}
        </span>
      )}
    </li>
  )
}

interface CardButtonProps {
  dish: BoardDish
  words: string
  /** In place of the words, for those who see it. */
  sign?: string
  shape?: 'locked'
  onPress: (dish: BoardDish) => void
}

function CardButton({ dish, words, sign, shape, onPress }: CardButtonProps) {
  const say = useMessages(weekMessages)
  return (
    <button
      aria-label={say.of(words, dish.name)}
      className="of-btn"
      onClick={() => onPress(dish)}
      title={words}
      type="button"
    >
      {shape ? <Shape is={shape} size={10} /> : <span>{sign ?? words}</span>}
    </button>
  )
}

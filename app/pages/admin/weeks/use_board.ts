// Everything that is done on the board, by buttons, keys and by hand alike.

import { useRef, useState } from 'react'
import type { DishCategory } from '../../../../domain/catalogue/types.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { useKeys } from '../../../office/keys.tsx'
import type { CardActs } from './card.tsx'
import type { Wanted } from './find_dish.tsx'
import type { Plan } from './use_plan.ts'
import type { Board, BoardDish } from './week_offers.ts'
import { weekMessages } from './words.ts'

export interface Work extends CardActs {
  wanted: Wanted | null
  close: () => void
  add: (category: DishCategory) => void
  take: (dish: BoardDish) => void
  dropIn: (category: DishCategory) => void
  mend: (mend: Board['mends'][number]) => void
  /** What a move did, for those who do not see it. */
  said: string
}

export function useBoard(plan: Plan, mayPlan: boolean): Work {
  const say = useMessages(weekMessages)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [said, setSaid] = useState('')
  const dragged = useRef<BoardDish | null>(null)
  const { dishes } = plan
  const ids = dishes.map(({ id }) => id)
  useKeys({
    a: () => (mayPlan ? setWanted({ category: 'family-friendly', out: null }) : false),
  })
  const focus = (id: string) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-dish="${id}"]`)?.focus())
  const close = () => {
    setWanted(null)
    if (wanted?.out) focus(wanted.out.id)
  }
  const exchange = (out: string, into: BoardDish) => {
    plan.change(
      ids.map(id => (id === out ? into.id : id)),
      [into],
    )
    focus(into.id)
  }
  const place = (dish: BoardDish, before: string | null) => {
    const others = ids.filter(id => id !== dish.id)
    const at = before === null ? others.length : others.indexOf(before)
    plan.change([...others.slice(0, at), dish.id, ...others.slice(at)], [dish])
  }
  return {
    wanted,
    said,
    close,
    add: category => setWanted({ category, out: null }),
    take: dish => {
      if (wanted?.out) exchange(wanted.out.id, dish)
      else {
        place(dish, null)
        focus(dish.id)
      }
      setWanted(null)
    },
    swap: dish => setWanted({ category: null, out: dish }),
    takeOut: dish => {
      const column = dishes.filter(({ category }) => category === dish.category)
      const next = column[column.findIndex(({ id }) => id === dish.id) + 1] ?? column.at(-2)
      plan.change(ids.filter(id => id !== dish.id))
      if (next) focus(next.id)
    },
    lock: dish => plan.lock(dish.id),
    move: (dish, by) => {
      const column = dishes.filter(({ category }) => category === dish.category)
      const from = column.findIndex(({ id }) => id === dish.id)
      const other = column[from + by]
      if (!other) return
      const swapped = ids.map(id => (id === dish.id ? other.id : id === other.id ? dish.id : id))
      plan.change(swapped)
      setSaid(say.moved(dish.name, from + by + 1, column.length))
      focus(dish.id)
    },
    drag: dish => {
      dragged.current = dish
    },
    drop: onto => {
      const dish = dragged.current
      dragged.current = null
      if (!dish || dish.id === onto.id) return
      if (!ids.includes(dish.id)) exchange(onto.id, dish)
      else if (dish.category === onto.category) place(dish, onto.id)
    },
    dropIn: category => {
      const dish = dragged.current
      dragged.current = null
      if (!dish || dish.category !== category) return
      place(dish, null)
    },
    mend: ({ out, into }) => {
      const rest = ids.filter(id => id !== out?.id)
      if (!into) plan.change(rest)
      else plan.change(out ? ids.map(id => (id === out.id ? into.id : id)) : [...ids, into.id])
    },
  }
}

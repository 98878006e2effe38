// The panel of dishes that could come into the week: for a category, or in place of a dish.

import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import type { DishCategory } from '../../../../domain/catalogue/types.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { useRuleWords } from './rules_panel.tsx'
import type { BoardDish } from './week_offers.ts'
import { weekMessages } from './words.ts'

type Found = OutputOf<'menu_weeks.dishes'>

/** For what a dish is looked for: a place in a category, or that of a dish. */
export type Wanted = { category: DishCategory; out: null } | { category: null; out: BoardDish }

interface FindDishProps {
  week: string
  ids: readonly string[]
  wanted: Wanted
  take: (dish: BoardDish) => void
  drag: (dish: BoardDish) => void
  close: () => void
}

/** Milliseconds after a letter until the server is asked. */
const pause = 200

export function FindDish({ week, ids, wanted, take, drag, close }: FindDishProps) {
  const say = useMessages(weekMessages)
  const categories = useMessages(categoryMessages)
  const locale = useLocale()
  const words = useRuleWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = useFound({ week, ids, wanted, typed })
  useEffect(() => field.current?.focus(), [])
  const title = wanted.out ? say.find.swap(wanted.out.name) : say.find.add(categories[wanted.category])
  return (
    <Panel
      bare
      end={
        <button className="of-btn" data-kind="bare" onClick={close} type="button">
          {say.find.close}
        </button>
      }
      {...(found && found !== 'failed' && { said: say.find.shown(found.dishes.length, found.found) })}
      title={title}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel, as its button does. */}
      <div
        className="of-find-dish"
        onKeyDown={event => {
          if (event.key === 'Escape') close()
        }}
      >
        <input
          aria-label={say.find.search}
          onChange={event => setTyped(event.currentTarget.value)}
          placeholder={say.find.search}
          ref={field}
          type="search"
          value={typed}
        />
        <ul aria-busy={found === null}>
          {found === 'failed' ? (
            <li className="of-find-none">{say.find.failed}</li>
          ) : found === null ? (
            <li className="of-find-none">{say.find.busy}</li>
          ) : (
            found.dishes.map(dish => (
              <li draggable key={dish.id} onDragStart={() => drag(dish)}>
                <button onClick={() => take(dish)} type="button">
                  <DishPicture across={36} bare picture={dish.picture} size="thumb" />
                  <span>
                    <b>{dish.name}</b>
                    <span className="of-meta">
                      {formatMoney(dish.foodCostCents, locale)} · {say.weeks(dish.weeksSince)}
                    </span>
                    <span className="of-find-breaks" data-fine={dish.breaks.length === 0 || undefined}>
                      {dish.breaks.length === 0
                        ? say.find.fine
                        : say.find.breaks(dish.breaks.map(words).join(', '))}
                    </span>
                  </span>
                </button>
              </li>
            ))
          )}
          {found !== null && found !== 'failed' && found.dishes.length === 0 && (
            <li className="of-find-none">{say.find.none}</li>
          )}
        </ul>
      </div>
    </Panel>
  )
}

/** The dishes for what is typed; null until the first answer. */
function useFound({
  week,
  ids,
  wanted,
  typed,
}: Pick<FindDishProps, 'week' | 'ids' | 'wanted'> & { typed: string }): Found | 'failed' | null {
  const api = useOfficeApi()
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  const asked = JSON.stringify({ week, dishes: ids, out: wanted.out?.id, category: wanted.category, typed })
  useEffect(() => {
    let isOver = false
    const {
      dishes,
      out,
      category,
      typed: find,
    } = JSON.parse(asked) as {
      dishes: string[]
      out?: string
      category: DishCategory | null
      typed: string
    }
    const timer = setTimeout(
      () => {
        const input = {
          ...{ week, dishes },
          ...(out && { out }),
          ...(category && { category }),
          ...(find.trim() && { find }),
        }
        api()
          .post('menu_weeks.dishes', input)
          .then(
            answer => !isOver && setFound(answer),
            () => !isOver && setFound('failed'),
          )
      },
      find === '' ? 0 : pause,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, api, week])
  return found
}

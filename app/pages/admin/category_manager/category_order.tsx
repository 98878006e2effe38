// The list of a week's categories, to reorder and save.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { Movers, moved } from '../../../admin/movers.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { sentences } from '../../../components/sentences.ts'
import { useAttempt } from '../../../forms/attempt.ts'
import { useKeys } from '../../../office/keys.tsx'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Pill } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useUndo } from '../../../office/undo.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { Changes } from './changes.tsx'

type WeekData = OutputOf<'weekly_categories.week_data'>
type Counted = WeekData['categories'][number]

interface CategoryOrderProps {
  data: Pick<WeekData, 'categories' | 'version' | 'ranked' | 'over'> & { week: string }
  /** Whose order it is, since when, and what is chosen by it already. */
  said: string
}

export function CategoryOrder({ data, said: facts }: CategoryOrderProps) {
  const api = useOfficeApi()
  const { week, version, ranked, over } = data
  const say = useMessages(adminChoiceMessages).ranking
  const names = useMessages(categoryMessages)
  const attempt = useAttempt()
  const undoable = useUndo()
  const revalidator = useRevalidator()
  const [order, setOrder] = useState<readonly Counted[]>(data.categories)
  const [said, setSaid] = useState('')
  const changed = order.some(({ category }, place) => category !== data.categories[place]?.category)
  const listed = order.map(({ category }) => category)

  const move = (from: number, by: number) => {
    if (over || from < 0 || from + by < 0 || from + by >= order.length) return
    setOrder(moved(order, from, from + by))
    setSaid(say.moved(names[order[from]?.category ?? 'all'], from + by + 1, order.length))
  }
  const show = async (answer: WeekData | undefined) => {
    if (!answer) return
    setOrder(answer.categories)
    setSaid('')
    attempt.clear()
    await revalidator.revalidate()
  }
  const send = (categories: Counted['category'][] | null, seen?: number) =>
    api().post('weekly_categories.save_ranking', {
      week,
      categories,
      ...(seen !== undefined && { over: seen }),
    })
  const save = async (categories: Counted['category'][] | null, words: string) => {
    setSaid('')
    const before = ranked ? data.categories.map(({ category }) => category) : null
    const answer = await attempt.run(() => send(categories, version))
    await show(answer)
    if (answer) undoable(words, async () => show(await send(before, answer.version)))
  }
  const seeTheirs = async () =>
    show(await attempt.run(() => api().get('weekly_categories.week_data', { week })))
  useMoving(move)
  useKeys({ 'Ctrl+s': () => (changed && !over ? void save(listed, say.done) : undefined) })

  return (
    <div className="of-beside">
      <div className="of-content">
        {over && (
          <Note shape="locked" tone="info">
            {say.over}
          </Note>
        )}
        <Order move={over ? null : move} order={order} week={week} />
      </div>
      <aside className="of-aside">
        {facts && <p className="of-meta">{facts}</p>}
        {!over && (
          <Panel
            end={
              changed && (
                <Pill shape="pen" tone="warn">
                  {say.unsaved}
                </Pill>
              )
            }
            title={say.preview}
          >
            {changed ? <Changes categories={listed} week={week} /> : <p className="of-meta">{say.asSaved}</p>}
            <div className="button-row">
              <button
                aria-busy={attempt.busy || undefined}
                className="of-btn"
                data-kind="primary"
                onClick={() => void save(listed, say.done)}
                type="button"
              >
                {say.save}
              </button>
              {ranked && (
                <button className="of-btn" onClick={() => void save(null, say.undone)} type="button">
                  {say.back}
                </button>
              )}
            </div>
            {attempt.refusal && (
              <Note alert shape="failed" tone="bad">
                <p>
                  {attempt.refusal.code === 'conflict'
                    ? say.conflict
                    : (attempt.sentence ?? attempt.refusal.message)}
                </p>
                {attempt.refusal.code === 'conflict' && (
                  <button className="of-btn" onClick={() => void seeTheirs()} type="button">
                    {say.theirs}
                  </button>
                )}
              </Note>
            )}
            <p aria-live="polite" className="of-meta">
              {said}
            </p>
          </Panel>
        )}
        <p className="of-meta">{over ? say.surchargeNote : sentences(say.surchargeNote, say.move)}</p>
      </aside>
    </div>
  )
}

interface Ranked extends Counted {
  /** From 0. */
  place: number
  name: string
}

interface OrderProps {
  order: readonly Counted[]
  week: string
  /** Null where it is over. */
  move: ((from: number, by: number) => void) | null
}

function Order({ order, week, move }: OrderProps) {
  const say = useMessages(adminChoiceMessages).ranking
  const names = useMessages(categoryMessages)
  const locale = useLocale()
  const rows = order.map((counted, place) => ({ ...counted, place, name: names[counted.category] }))
  const number = (id: 'readyToCook' | 'readyToEat' | 'withSurcharge', words: string) => ({
    id,
    words,
    cell: (row: Ranked) => row[id],
    csv: (row: Ranked) => row[id],
    end: true as const,
  })
  return (
    <OfficeTable<Ranked>
      {...(move && {
        actionsOf: ({ place, name }) => (
          <Movers
            isFirst={place === 0}
            isLast={place === order.length - 1}
            move={by => move(place, by)}
            name={name}
          />
        ),
      })}
      caption={say.list(formatFullDay(week, locale))}
      columns={[
        {
          id: 'category',
          words: say.columns.category,
          cell: ({ name, place }) => (
            <span className="of-ranked">
              <span className="of-meta">{place + 1}</span> <b>{name}</b>
            </span>
          ),
          csv: ({ name }) => name,
        },
        number('readyToCook', say.columns.recipes),
        number('readyToEat', say.columns.ready),
        number('withSurcharge', say.columns.surcharge),
      ]}
      idOf={({ category }) => category}
      nameOf={({ name }) => name}
      none={say.noMenu}
      rows={rows}
      wordsOf={say.categories}
    />
  )
}

/** Alt and the arrows move the row that has the focus, as its buttons do. */
function useMoving(move: (from: number, by: number) => void): void {
  const by = (places: number) => () => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-place]')
    if (!row) return false
    move(Number(row.dataset.place), places)
    return undefined
  }
  useKeys({ 'Alt+arrowup': by(-1), 'Alt+arrowdown': by(1) })
}

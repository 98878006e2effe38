// A price from a week on, typed in its row; what follows stands beside the table before it is kept.

import { type KeyboardEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney, readMoney } from '../../../../domain/money.ts'
import { ItemFollows } from '../../../admin/item_follows.tsx'
import { useReadAgain } from '../../../admin/save_version.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Preview } from '../../../office/preview.tsx'
import { useUndo } from '../../../office/undo.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { MarketList, MarketRow } from './page.tsx'
import { marketWords } from './words.ts'

export interface PriceEdit {
  id: string
  name: string
  version: number
  typed: string
  /** `now`, or a Monday. */
  from: string
}

interface PriceCellProps {
  row: MarketRow
  mondays: MarketList['mondays']
  mayWrite: boolean
  edit: PriceEdit | null
  setEdit: (edit: PriceEdit | null) => void
}

/** `12.50` or `12,50` in cents; null for no price. */
export function centsTyped(typed: string): number | null {
  const cents = readMoney(typed)
  return cents !== null && cents >= 0 && cents <= 100_000 ? cents : null
}

export function PriceCell({ row, mondays, mayWrite, edit, setEdit }: PriceCellProps) {
  const say = useMessages(marketWords)
  const locale = useLocale()
  const { toCome } = row
  const shown = toCome && say.priceFrom(formatMoney(toCome.cents, locale), toCome.from)
  const button = useRef<HTMLButtonElement>(null)
  if (!mayWrite) return shown
  if (edit?.id === row.id)
    return (
      <PriceForm
        close={() => {
          setEdit(null)
          requestAnimationFrame(() => button.current?.focus())
        }}
        edit={edit}
        mondays={mondays}
        row={row}
        setEdit={setEdit}
      />
    )
  const first = mondays.find(({ isPublished }) => !isPublished)?.week ?? 'now'
  return (
    <button
      aria-label={shown ? `${shown}, ${say.newPriceOf(row.name)}` : say.newPriceOf(row.name)}
      className="of-inline-cell"
      onClick={() =>
        setEdit({
          ...{ id: row.id, name: row.name, version: row.version },
          typed: ((toCome?.cents ?? row.priceCents) / 100).toFixed(2),
          from: toCome?.from ?? first,
        })
      }
      ref={button}
      type="button"
    >
      <span className={shown ? undefined : 'of-meta'}>{shown ?? say.newPrice}</span>
    </button>
  )
}

interface PriceFormProps extends Omit<PriceCellProps, 'mayWrite' | 'edit'> {
  edit: PriceEdit
  close: () => void
}

function PriceForm({ row, mondays, edit, setEdit, close }: PriceFormProps) {
  const say = useMessages(marketWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const attempt = useAttempt()
  const undoable = useUndo()
  const readAgain = useReadAgain()
  const { revalidate } = useRevalidator()
  const cents = centsTyped(edit.typed)
  const save = () =>
    attempt.run(async () => {
      if (cents === null) return
      const of = { id: row.id, from: edit.from, reason: say.inTable }
      const saved = await api()
        .post('market_admin.change', { ...of, base: edit.version, change: { priceCents: cents } })
        .catch(readAgain)
      const before = edit.from !== 'now' && row.toCome?.from === edit.from ? row.toCome.cents : row.priceCents
      undoable(
        say.priceNow(row.name, formatMoney(cents, locale), edit.from === 'now' ? null : edit.from),
        () =>
          api().post('market_admin.change', { ...of, base: saved.version, change: { priceCents: before } }),
      )
      await revalidate()
      close()
    })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <form
      aria-label={say.newPriceOf(row.name)}
      className="of-price-form"
      method="dialog"
      onKeyDown={press}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <input
        aria-invalid={cents === null || undefined}
        aria-label={say.amount}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
        autoFocus
        className="of-number"
        inputMode="decimal"
        onChange={event => setEdit({ ...edit, typed: event.currentTarget.value })}
        onFocus={event => event.currentTarget.select()}
        value={edit.typed}
      />
      <select
        aria-label={say.from}
        className="of-select"
        onChange={event => setEdit({ ...edit, from: event.currentTarget.value })}
        value={edit.from}
      >
        <option value="now">{say.now}</option>
        {mondays.slice(1).map(({ week, isPublished }) => (
          <option key={week} value={week}>
            {isPublished ? say.fromWeek(week) : say.notPublished(week)}
          </option>
        ))}
      </select>
      <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
        {say.keep}
      </button>
      <button className="of-btn" onClick={close} type="button">
        {say.cancel}
      </button>
      <Failed>{cents === null ? say.wrongPrice : attempt.sentence}</Failed>
    </form>
  )
}

/** What follows from the price as it is typed. */
export function PriceFollows({ edit }: { edit: PriceEdit }) {
  const say = useMessages(marketWords)
  const api = useOfficeApi()
  const cents = centsTyped(edit.typed)
  const { id, version: base, from } = edit
  return (
    <Panel title={say.follows(edit.name)}>
      {cents === null ? (
        <p className="of-meta">{say.wrongPrice}</p>
      ) : (
        <Preview<OutputOf<'market_admin.foresee'>>
          of={`${id} ${base} ${cents} ${from}`}
          read={() => api().post('market_admin.foresee', { id, base, from, change: { priceCents: cents } })}
        >
          {effects => <ItemFollows effects={effects} />}
        </Preview>
      )}
    </Panel>
  )
}

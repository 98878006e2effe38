// The versions of a dish with who saved them, when and why; two of them compared field by field; what another person saved meanwhile.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatClock, formatFullDay, formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfBrand, State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { EditedDish } from './dish.ts'
import { saveWords } from './save_words.ts'
import { dishWords } from './words.ts'

type Differences = OutputOf<'meals_admin.compare'>['differences']

export function Versions({ shown, flush }: { shown: EditedDish; flush: () => Promise<void> }) {
  const say = useMessages(saveWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const attempt = useAttempt()
  const [compared, setCompared] = useState<{ title: string; differences: Differences } | null>(null)
  const { versions, draft } = shown
  const compare = (before: number, after: number | null) =>
    attempt.run(async () => {
      await flush()
      const query = { id: shown.id, before: String(before), ...(after !== null && { after: String(after) }) }
      const { differences } = await api().get('meals_admin.compare', query)
      setCompared({
        title: say.differs(say.version(before), after === null ? say.mine : say.version(after)),
        differences,
      })
    })
  if (versions.length === 0) return null
  return (
    <Panel bare title={say.versions}>
      <table className="of-table">
        <caption className="visually-hidden">{say.versions}</caption>
        <tbody>
          {versions.map((one, at) => {
            const former = versions[at + 1]
            return (
              <tr key={one.version}>
                <th scope="row">
                  <span>{say.version(one.version)}</span>
                  {one.withdrawn && (
                    <State shape="skipped" tone="bad">
                      {say.withdraw}
                    </State>
                  )}
                </th>
                <td>
                  {formatFullDay(one.date, locale)}, {formatClock(one.time.slice(0, 5), locale)}
                </td>
                <td>{one.fromWeek ? say.week(formatShortDay(one.fromWeek, locale)) : ''}</td>
                <td>{one.admin ?? say.program}</td>
                <td>{one.reason}</td>
                <td className="of-acts">
                  <div>
                    {former && (
                      <button
                        aria-label={say.compareWith(one.version)}
                        className="of-btn"
                        onClick={() => void compare(former.version, one.version)}
                        type="button"
                      >
                        {say.compare}
                      </button>
                    )}
                    {at === 0 && draft?.isMine && (
                      <button
                        className="of-btn"
                        onClick={() => void compare(one.version, null)}
                        type="button"
                      >
                        {say.mine}
                      </button>
                    )}
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Failed>{attempt.sentence}</Failed>
      {compared && <Difference {...compared} />}
    </Panel>
  )
}

function Difference({ title, differences }: { title: string; differences: Differences }) {
  const say = useMessages(saveWords)
  const languages = useMessages(dishWords).languages
  const fields: Readonly<Record<string, string>> = say.fields
  return (
    <table className="of-table of-differences">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say.field}</th>
          <th scope="col">{say.was}</th>
          <th scope="col">{say.is}</th>
        </tr>
      </thead>
      <tbody>
        {differences.length === 0 && (
          <tr>
            <td colSpan={3}>{say.same}</td>
          </tr>
        )}
        {differences.map(({ field, of, locale, before, after }) => (
          <tr key={`${field} ${of} ${locale}`}>
            <th scope="row">
              <span>{fields[field] ?? field}</span>
              {of !== null && <span className="of-meta"> {of}</span>}
              {locale !== null && <span className="of-meta"> {languages[locale]}</span>}
            </th>
            <td data-column={say.was}>{before !== null && <del>{before}</del>}</td>
            <td data-column={say.is}>{after !== null && <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Somebody saved a version while this one was being written: what they did, and a way to go on from it. */
export function Conflict({
  shown,
  base,
  flush,
}: {
  shown: EditedDish
  base: number
  flush: () => Promise<void>
}) {
  const say = useMessages(saveWords)
  const api = useOfficeApi()
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [differences, setDifferences] = useState<Differences | null>(null)
  const since = shown.versions.filter(({ version }) => version > base)
  if (since.length === 0) return null
  const compare = () =>
    attempt.run(async () => {
      const query = { id: shown.id, before: String(base), after: String(shown.version) }
      const answer = await api().get('meals_admin.compare', query)
      setDifferences(answer.differences)
    })
  const bringUp = () =>
    attempt.run(async () => {
      await flush()
      await api().post('meals_admin.bring_up', { id: shown.id })
      notify({ text: say.broughtUp(shown.version) })
      await revalidate()
    })
  return (
    <section aria-label={say.conflict(shown.version)} className="of-note of-conflict" data-tone="warn">
      <p>
        <b>{say.conflict(shown.version)}</b>
      </p>
      <ul>
        {since.map(one => (
          <li key={one.version}>{say.conflictBy(one.admin ?? say.program, one.reason)}</li>
        ))}
      </ul>
      <p>{say.bringUpNote}</p>
      <div className="of-step-acts">
        {base > 0 && (
          <button className="of-btn" onClick={() => void compare()} type="button">
            {say.compare}
          </button>
        )}
        <button className="of-btn" data-kind="primary" onClick={() => void bringUp()} type="button">
          {say.bringUp}
        </button>
      </div>
      {differences && (
        <Difference
          differences={differences}
          title={say.differs(say.version(base), say.version(shown.version))}
        />
      )}
    </section>
  )
}

/** The menu weeks that have the dish. */
export function Weeks({ weeks }: { weeks: EditedDish['weeks'] }) {
  const say = useMessages(saveWords)
  const locale = useLocale()
  return (
    <Panel title={say.weeks}>
      {weeks.length === 0 && <p className="of-meta">{say.noWeeks}</p>}
      <ul className="of-checks">
        {weeks.map(({ brand, week, taken, version }) => (
          <li key={`${brand} ${week}`}>
            <OfBrand brand={brand}>{say.week(formatShortDay(week, locale))}</OfBrand>{' '}
            <span className="of-meta">{say.taken(taken, version)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatClock, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Shape, type ShapeId } from '../../../office/shapes.tsx'
import { useOfficeApi, useToday } from '../../../office/use_office.ts'
import { householdPageMessages, type StoryPart, storyShown } from './words.ts'

type Page = OutputOf<'households_admin.story'>
type Entry = Page['entries'][number]

interface StoryProps {
  clientId: string
  first: Page
  show: StoryPart | undefined
  mayAct: boolean
}

/** What happened, newest first, by day; the earlier on request. */
export function Story({ clientId, first, show, mayAct }: StoryProps) {
  const say = useMessages(householdPageMessages).story
  const api = useOfficeApi()
  const attempt = useAttempt()
  const [pages, setPages] = useState<readonly Page[]>([first])
  const entries = pages.flatMap(page => page.entries)
  const after = pages.at(-1)?.next
  async function more() {
    if (!after) return
    const page = await attempt.run(() =>
      api().get('households_admin.story', { clientId, after, ...(show && { show }) }),
    )
    if (page) setPages([...pages, page])
  }
  return (
    <Panel bare end={<Parts show={show} />} title={say.title}>
      {entries.length === 0 ? (
        <p className="of-none">{say.none}</p>
      ) : (
        <Days clientId={clientId} entries={entries} mayAct={mayAct} />
      )}
      {after && (
        <p className="of-more">
          <button
            aria-busy={attempt.busy || undefined}
            className="of-btn"
            onClick={() => void more()}
            type="button"
          >
            {say.more}
          </button>
        </p>
      )}
      <Failed>{attempt.sentence}</Failed>
    </Panel>
  )
}

/** The filters: links, so that each has its address. */
function Parts({ show }: { show: StoryPart | undefined }) {
  const say = useMessages(householdPageMessages).story
  const [asked] = useSearchParams()
  const addressOf = (part: StoryPart | undefined) => {
    const next = new URLSearchParams(asked)
    next.delete('story')
    if (part) next.set('story', part)
    return `?${next}`
  }
  return (
    <nav aria-label={say.parts} className="of-chips">
      {[undefined, ...storyShown].map(part => (
        <Link
          aria-current={part === show ? 'true' : undefined}
          className="of-chip"
          key={part ?? 'all'}
          preventScrollReset
          replace
          to={addressOf(part)}
        >
          <span>{say.of[part ?? 'all']}</span>
        </Link>
      ))}
    </nav>
  )
}

function Days({
  entries,
  clientId,
  mayAct,
}: {
  entries: readonly Entry[]
  clientId: string
  mayAct: boolean
}) {
  const say = useMessages(householdPageMessages).story
  const locale = useLocale()
  const today = useToday()
  const days = [...new Set(entries.map(({ date }) => date))]
  return (
    <div className="of-story">
      {days.map(day => (
        <section key={day}>
          <h3>{day === today ? say.today : formatShortWeekdayAndDay(day, locale)}</h3>
          <ul>
            {entries
              .filter(({ date }) => date === day)
              .map(entry => (
                <Line clientId={clientId} entry={entry} key={entry.id} mayAct={mayAct} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const shapes: Readonly<Record<Entry['kind'], ShapeId>> = {
  box: 'packed',
  account: 'byHand',
  letter: 'letter',
  payment: 'charged',
  stop: 'road',
  note: 'claim',
}

function Line({ entry, clientId, mayAct }: { entry: Entry; clientId: string; mayAct: boolean }) {
  const say = useMessages(householdPageMessages).story
  const locale = useLocale()
  const words = useEntryWords(entry)
  const { kind, time, detail, boxDate, who, by, letter, door, state, date } = entry
  const author = by ?? (who && say.by[who])
  return (
    <li>
      <Shape is={state === 'declined' || state === 'lost' ? 'failed' : shapes[kind]} />
      <time>{formatClock(time.slice(0, 5), locale)}</time>
      <div>
        {detail && kind === 'letter' ? (
          <details>
            <summary lang={letter?.locale}>{words}</summary>
            <p className="of-letter" lang={letter?.locale}>
              {detail}
            </p>
            {mayAct && letter?.canRepeat && (
              <ActButton
                clientId={clientId}
                done={say.sentAgain}
                title={say.sendAgain}
                what={{ act: 'letter', with: { key: letter.key } }}
                words={say.sendAgain}
              />
            )}
          </details>
        ) : (
          <span lang={letter?.locale} title={detail ?? undefined}>
            {words}
          </span>
        )}
        {door?.photo && (
          <Photo
            alt={say.photoOf(words, formatShortWeekdayAndDay(date, locale))}
            clientId={clientId}
            id={door.id}
          />
        )}
      </div>
      <span className="of-meta">
        {[boxDate && say.box(formatShortWeekdayAndDay(boxDate, locale)), author].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

/** A driver's photo, fetched on request: looking at it leaves a line in the log. */
function Photo({ clientId, id, alt }: { clientId: string; id: string; alt: string }) {
  const say = useMessages(householdPageMessages).story
  const api = useOfficeApi()
  const attempt = useAttempt()
  const [jpeg, setJpeg] = useState<string | null>(null)
  if (jpeg) return <img alt={alt} className="of-photo" src={`data:image/jpeg;base64,${jpeg}`} />
  async function show() {
    const answer = await attempt.run(() => api().get('households_admin.door_photo', { clientId, id }))
    if (answer) setJpeg(answer.jpeg)
  }
  return (
    <>
      {' '}
      <button
        aria-busy={attempt.busy || undefined}
        className="of-btn"
        onClick={() => void show()}
        type="button"
      >
        {say.photo}
      </button>
      <Failed>{attempt.sentence}</Failed>
    </>
  )
}

function useEntryWords({ kind, words, letter, state, cents, detail, door }: Entry): string {
  const say = useMessages(householdPageMessages).story
  const locale = useLocale()
  const states: Readonly<Record<string, string>> = say.states
  if (kind === 'letter')
    return `${letter?.channel === 'sms' ? say.text : say.letter}: “${words}”${state && state !== 'sent' ? ` (${states[state] ?? state})` : ''}`
  if (kind === 'payment') {
    const amount = cents === undefined ? '' : formatMoney(cents, locale)
    return [say.card(words || say.noCard, amount), states[state ?? ''], detail?.replaceAll('_', ' ')]
      .filter(Boolean)
      .join(', ')
  }
  if (kind === 'stop') {
    const kinds: Readonly<Record<string, string>> = say.stops
    const metres = door?.metres ?? null
    return [kinds[words] ?? words, metres !== null && say.metres(metres)].filter(Boolean).join(', ')
  }
  return words
}

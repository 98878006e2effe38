// The log of what staff did: searched by a form that stands in the address, and exported.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { wallClock } from '../../../../domain/time/zone.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useWhen } from '../../../staff/use_when.ts'
import { callWords } from './call_words.ts'
import { eventsOf } from './events_of.ts'
import { logWords } from './words.ts'

const fields = ['actor', 'what', 'clientId', 'from', 'until', 'before'] as const
type LogSearch = Partial<Record<(typeof fields)[number], string>>

function askedIn(request: Request): LogSearch {
  const query = new URL(request.url).searchParams
  return Object.fromEntries(
    fields.flatMap(name => {
      const value = (query.get(name) ?? '').trim()
      return value === '' ? [] : [[name, value]]
    }),
  )
}

export const loader = async (args: LoaderFunctionArgs) => {
  const asked = askedIn(args.request)
  const found = await loadEach(args, async (api, { brand, locale }) => {
    const { lines, ...others } = await api.get('staff_log.list', asked)
    // A line of no brand is among those of each. Its time is worked out here: a browser's time zones may be older.
    const shown = lines.map(line => {
      const onBrand = line.brand ?? brand
      return {
        ...line,
        shown: onBrand,
        clock: wallClock(onBrand, line.at),
        events: eventsOf(line, onBrand, locale),
      }
    })
    return { ...others, lines: shown }
  })
  return { asked, found }
}

type Line = OutputOf<'staff_log.list'>['lines'][number] & {
  shown: BrandId
  clock: { date: string; time: string }
  /** What happened to the household with it, in words. */
  events: string[]
}

export default function Log() {
  const { asked, found } = useLoaderData<typeof loader>()
  const say = useMessages(logWords)
  const columns = useColumns()
  // The first brand has the lines of none.
  const lines = new Map<number, Line>(
    found.toReversed().flatMap(one => one.lines.map(line => [line.number, line])),
  )
  const next = Math.max(...found.map(one => one.next ?? 0))
  const query = new URLSearchParams([
    ...Object.entries(asked),
    ...found.map(({ brand }) => ['acts_on', brand]),
  ])
  return (
    <OfficePage
      end={
        <a className="of-btn" href={`/api/admin/staff_log/lines.csv?${query}`}>
          {say.csv}
        </a>
      }
      lede={say.lede}
      page="adminLog"
      title={say.title}
    >
      <Search asked={asked} people={found[0]?.people ?? []} />
      <OfficeTable
        brandOf={({ shown }) => shown}
        caption={say.list}
        columns={columns}
        idOf={({ number }) => String(number)}
        nameOf={({ number }) => String(number)}
        none={say.none}
        rows={[...lines.values()].sort((a, b) => b.number - a.number)}
        wordsOf={say.lines}
      />
      {next > 0 && (
        <p>
          <Link className="of-btn" to={`?${new URLSearchParams({ ...asked, before: String(next) })}`}>
            {say.older}
          </Link>
        </p>
      )}
    </OfficePage>
  )
}

/** What a line was called that no call is called any more: an earlier program wrote it. */
function useNameOf(): (what: string) => string {
  const say = useMessages(logWords)
  const names: Readonly<Record<string, string>> = useMessages(callWords)
  return what => names[what] ?? say.former
}

function useColumns(): Column<Line>[] {
  const say = useMessages(logWords)
  const when = useWhen()
  const nameOf = useNameOf()
  const to = useLinks()
  const whoOf = ({ who, actor }: Line) => who ?? (actor === 'operator' ? say.operator : actor)
  const whatOf = ({ what, events }: Line) => (
    <>
      <span>{nameOf(what)}</span>
      {events.map(event => (
        <p className="of-meta" key={event}>
          {event}
        </p>
      ))}
    </>
  )
  const reasonOf = ({ detail }: Line) => (typeof detail?.reason === 'string' ? detail.reason : '')
  return [
    { id: 'number', words: say.number, end: true, cell: ({ number }) => number, by: ({ number }) => number },
    { id: 'when', words: say.when, cell: ({ clock }) => when(clock), by: ({ at }) => at },
    { id: 'who', words: say.who, cell: whoOf, by: whoOf },
    { id: 'what', words: say.what, cell: whatOf, by: ({ what }) => nameOf(what) },
    {
      id: 'household',
      words: say.household,
      cell: ({ clientId }) =>
        clientId && <Link to={to('adminHousehold', { id: clientId })}>{clientId.slice(-6)}</Link>,
      csv: ({ clientId }) => clientId,
    },
    // In whichever language it was typed.
    { id: 'why', words: say.why, cell: line => <span lang="und">{reasonOf(line)}</span>, csv: reasonOf },
    {
      id: 'detail',
      words: say.detail,
      cell: line => <Details line={line} />,
      csv: ({ about, detail }) => JSON.stringify({ ...about, ...detail }),
    },
  ]
}

/** The line as the program wrote it, in no language: who looks into a fault needs it. */
function Details({ line: { what, about, detail } }: { line: Line }) {
  const say = useMessages(logWords)
  return (
    <details className="log-detail">
      <summary>{say.show}</summary>
      <pre lang="zxx" translate="no">
        {JSON.stringify({ call: what, ...about, ...detail }, null, 2)}
      </pre>
    </details>
  )
}

/** What is searched for less often. */
const more = ['clientId', 'from', 'until'] as const

/** A form that sends itself into the address: a search can be kept and shared. */
function Search({ asked, people }: { asked: LogSearch; people: OutputOf<'staff_log.list'>['people'] }) {
  const say = useMessages(logWords)
  const names = useMessages(callWords)
  const locale = useLocale()
  return (
    <search>
      <form className="log-search" method="get">
        <label>
          <span>{say.who}</span>
          <select defaultValue={asked.actor ?? ''} name="actor">
            <option value="">{say.everybody}</option>
            <option value="operator">{say.operator}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say.what}</span>
          <select defaultValue={asked.what ?? ''} name="what">
            <option value="">{say.everything}</option>
            {asked.what && !(asked.what in names) && <option value={asked.what}>{say.former}</option>}
            {Object.entries(names)
              .toSorted(([, one], [, other]) => one.localeCompare(other, locale))
              .map(([call, name]) => (
                <option key={call} value={call}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <button className="of-btn" data-kind="primary" type="submit">
          {say.search}
        </button>
        <details open={more.some(name => asked[name])}>
          <summary className="of-btn" data-kind="bare">
            {say.more}
          </summary>
          <div className="of-line">
            {more.map(name => (
              <label key={name}>
                <span>{name === 'clientId' ? say.id : say[name]}</span>
                <input defaultValue={asked[name]} name={name} type={name === 'clientId' ? 'text' : 'date'} />
              </label>
            ))}
          </div>
        </details>
      </form>
    </search>
  )
}

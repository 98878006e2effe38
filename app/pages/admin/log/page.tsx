// The log of what staff did: searched by a form that stands in the address, and exported.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useWhen } from '../../../staff/use_when.ts'
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
  return { asked, found: await loadEach(args, api => api.get('staff_log.list', asked)) }
}

type Line = OutputOf<'staff_log.list'>['lines'][number] & { shown: BrandId }

export default function Log() {
  const { asked, found } = useLoaderData<typeof loader>()
  const say = useMessages(logWords)
  const columns = useColumns()
  // A line of no brand is among those of each.
  const lines = new Map<number, Line>()
  for (const { brand, lines: some } of found)
    for (const line of some) lines.set(line.number, { ...line, shown: line.brand ?? brand })
  const next = Math.max(...found.map(one => one.next ?? 0))
  const query = new URLSearchParams(asked)
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

function useColumns(): Column<Line>[] {
  const say = useMessages(logWords)
  const when = useWhen()
  const to = useLinks()
  const inWords = (value: object | null) =>
    value && Object.keys(value).length > 0 ? JSON.stringify(value) : ''
  const whoOf = ({ who, actor }: Line) => who ?? (actor === 'operator' ? say.operator : actor)
  return [
    { id: 'number', words: say.number, end: true, cell: ({ number }) => number, by: ({ number }) => number },
    { id: 'when', words: say.when, cell: ({ at }) => when(at), by: ({ at }) => at },
    { id: 'who', words: say.who, cell: whoOf, by: whoOf },
    { id: 'what', words: say.what, cell: ({ what }) => what, by: ({ what }) => what },
    {
      id: 'household',
      words: say.household,
      cell: ({ clientId }) =>
        clientId && <Link to={to('adminHousehold', { id: clientId })}>{clientId.slice(-6)}</Link>,
      csv: ({ clientId }) => clientId,
    },
    {
      id: 'on',
      words: say.on,
      cell: ({ about }) => <span className="log-detail">{inWords(about)}</span>,
      csv: ({ about }) => inWords(about),
    },
    {
      id: 'detail',
      words: say.detail,
      cell: ({ detail }) => <span className="log-detail">{inWords(detail)}</span>,
      csv: ({ detail }) => inWords(detail),
    },
  ]
}

/** A form that sends itself into the address: a search can be kept and shared. */
function Search({ asked, people }: { asked: LogSearch; people: OutputOf<'staff_log.list'>['people'] }) {
  const say = useMessages(logWords)
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
        {(['what', 'clientId', 'from', 'until'] as const).map(name => (
          <label key={name}>
            <span>{name === 'what' ? say.call : name === 'clientId' ? say.id : say[name]}</span>
            <input
              defaultValue={asked[name]}
              name={name}
              type={name === 'from' || name === 'until' ? 'date' : 'text'}
            />
          </label>
        ))}
        <button className="of-btn" data-kind="primary" type="submit">
          {say.search}
        </button>
      </form>
    </search>
  )
}

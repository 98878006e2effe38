// Every kind of message, with what became of it in the last days, what waits, and which are held back.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { messageKindNames } from '../../../../i18n/message_kinds.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { type When, whenOf, wordsOf } from '../../../office/when.ts'
import { messagesMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { kinds } = await api.get('messages_admin.list', {})
    return { kinds: kinds.map(one => ({ ...one, brand, today, when: whenOf(brand, one.waitingSince) })) }
  })

type Kind = OutputOf<'messages_admin.list'>['kinds'][number] & {
  brand: BrandId
  today: string
  when: When | null
}

const stateOf = ({ held, always }: Kind) => (held ? 'held' : always ? 'always' : 'goes')

export default function MessageKinds() {
  const kinds: Kind[] = useLoaderData<typeof loader>().flatMap(one => one.kinds)
  const say = useMessages(messagesMessages)
  const locale = useLocale()
  const nameOf = useKindName()
  // What is held back or came back first, then what goes out most.
  const inTurn = (one: Kind, other: Kind) =>
    Number(other.held !== null) - Number(one.held !== null) ||
    other.bounced - one.bounced ||
    other.sent - one.sent ||
    nameOf(one).localeCompare(nameOf(other), locale)
  const to = useLinks()
  const hrefOf = ({ kind, brand }: Kind) => `${to('adminMessage', { kind })}?acts_on=${brand}`
  const sum = (of: (one: Kind) => number) =>
    formatWhole(
      kinds.reduce((all, one) => all + of(one), 0),
      locale,
    )
  return (
    <OfficePage aside={<Counted />} lede={say.lede} page="adminMessages" title={say.title}>
      <OfficeTable
        actionsOf={one => (
          <Link aria-label={say.previewOf(nameOf(one))} className="of-btn" to={hrefOf(one)}>
            {say.preview}
          </Link>
        )}
        brandOf={one => one.brand}
        caption={say.title}
        columns={useColumns()}
        filters={[
          { id: 'held', words: say.filters.held, holds: one => one.held !== null },
          { id: 'waiting', words: say.filters.waiting, holds: one => one.waiting > 0 },
          { id: 'bounced', words: say.filters.bounced, holds: one => one.bounced > 0 },
          { id: 'can', words: say.filters.can, holds: one => one.always === null },
          { id: 'always', words: say.filters.always, holds: one => one.always !== null },
        ]}
        hrefOf={hrefOf}
        idOf={({ brand, kind }) => `${brand} ${kind}`}
        nameOf={nameOf}
        none={say.none}
        rows={kinds.toSorted(inTurn)}
        sums={{
          kind: say.total,
          sent: sum(one => one.sent),
          bounced: sum(one => one.bounced),
          dropped: sum(one => one.dropped),
          stopped: sum(one => one.stopped),
          waiting: sum(one => one.waiting),
        }}
        wordsOf={say.kinds}
      />
    </OfficePage>
  )
}

/** The name of a kind; its own where the program that wrote it is newer than this page. */
function useKindName(): (of: { kind: string }) => string {
  const names: Readonly<Record<string, string>> = useMessages(messageKindNames)
  return ({ kind }) => names[kind] ?? kind
}

function useColumns(): readonly Column<Kind>[] {
  const say = useMessages(messagesMessages)
  const locale = useLocale()
  const nameOf = useKindName()
  const { columns } = say
  const count = (id: 'sent' | 'bounced' | 'dropped' | 'stopped', isOptional?: true): Column<Kind> => ({
    ...{ id, words: columns[id], end: true, by: one => one[id] },
    cell: one => (one[id] === 0 ? <span className="of-meta">0</span> : formatWhole(one[id], locale)),
    ...(isOptional && { isOptional }),
  })
  const standingOf = (one: Kind) =>
    one.always ? `${say.states.always}: ${say.reasons[one.always]}` : say.states[stateOf(one)]
  return [
    { id: 'kind', words: columns.kind, cell: one => <b>{nameOf(one)}</b>, by: nameOf },
    {
      id: 'by',
      words: columns.by,
      cell: one => one.channels.map(channel => say.channels[channel]).join(', '),
      by: one => one.channels.map(channel => say.channels[channel]).join(', '),
      isOptional: true,
    },
    {
      id: 'state',
      words: columns.state,
      cell: one =>
        one.held ? (
          <State shape="locked" tone="warn">
            {say.states.held}
          </State>
        ) : one.always ? (
          <span className="of-meta">{standingOf(one)}</span>
        ) : (
          <span>{say.states.goes}</span>
        ),
      by: standingOf,
    },
    {
      id: 'waiting',
      words: columns.waiting,
      cell: ({ waiting, when, today }) =>
        waiting === 0 ? (
          <span className="of-meta">0</span>
        ) : (
          <>
            <b>{formatWhole(waiting, locale)}</b>
            {when && <span className="of-meta"> {say.since(wordsOf(when, today, locale))}</span>}
          </>
        ),
      by: one => one.waiting,
      end: true,
    },
    count('sent'),
    count('bounced'),
    count('stopped'),
    count('dropped', true),
  ]
}

function Counted() {
  const { title, ...say } = useMessages(messagesMessages).counted
  return (
    <Panel title={title}>
      <ul className="of-history">
        {Object.entries(say).map(([id, words]) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </Panel>
  )
}

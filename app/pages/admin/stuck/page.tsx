// What the program could not do and tries again: messages, households of the weekly run, and batches, which can be paused.

import { Fragment } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { messageKindNames } from '../../../../i18n/message_kinds.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { officeApi } from '../../../office/office_api.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person, useHousehold } from '../../../office/person.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { whenOf, wordsOf } from '../../../office/when.ts'
import { Batches } from './batches.tsx'
import { Jobs } from './jobs.tsx'
import { stuckMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { letters, households, batches, jobs } = await api.get('office_admin.stuck', {})
    const of = { brand, today }
    return {
      letters: letters.map(one => ({ ...one, ...of, when: whenOf(brand, one.since) })),
      households: households.map(one => ({
        ...one,
        ...of,
        when: whenOf(brand, one.since),
        tried: whenOf(brand, one.triedAt),
      })),
      jobs: jobs.map(one => ({
        ...one,
        ...of,
        since: whenOf(brand, one.failingSince ?? one.succeededAt),
        well: whenOf(brand, one.succeededAt),
      })),
      batches: batches.map(one => ({
        ...one,
        ...of,
        when: {
          cutoff: whenOf(brand, one.cutoffAt),
          retry: whenOf(brand, one.retryAt),
          due: whenOf(brand, one.due?.since ?? null),
          failed: whenOf(brand, one.failure?.since ?? null),
          paused: whenOf(brand, one.pause?.at ?? null),
        },
      })),
    }
  })

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>[number]
type Letter = Loaded['letters'][number]
type Household = Loaded['households'][number]

const named = ({ clientId, key }: Letter) => ({ clientId, key })
const sendAgain = (one: Letter) => officeApi(one.brand).post('office_admin.send_again', named(one))
const giveUp = (one: Letter) => officeApi(one.brand).post('office_admin.give_up', named(one))

/** @throws Refusal with the program's words where the household is still not served */
async function tryAgain({ brand, client, step, date }: Household): Promise<void> {
  const { why } = await officeApi(brand).post('office_admin.try_household', {
    clientId: client.id,
    step,
    date,
  })
  if (why !== null) throw new Refusal('conflict', { message: why })
}

/** The lists of the page; one of them is shown alone where the address names it. */
const lists = ['letters', 'households', 'batches', 'jobs'] as const

export default function Stuck() {
  const [asked] = useSearchParams()
  const shown = lists.find(id => id === asked.get('list')) ?? 'all'
  const listOf = (id: (typeof lists)[number] | 'all') => {
    const acts = asked.get('acts_on')
    return `?${new URLSearchParams({ ...(acts && { acts_on: acts }), ...(id !== 'all' && { list: id }) })}`
  }
  const brands = useLoaderData<typeof loader>()
  const say = useMessages(stuckMessages)
  const letters = brands.flatMap(one => one.letters)
  const households = brands.flatMap(one => one.households)
  const batches = brands.flatMap(one => one.batches)
  // They are those of both brands.
  const jobs = brands[0]?.jobs ?? []
  const rows = { letters, households, batches, jobs }
  // What is fine comes last.
  const shownLists = lists
    .filter(id => shown === 'all' || shown === id)
    .toSorted((one, other) => Number(rows[one].length === 0) - Number(rows[other].length === 0))
  const partOf = (id: (typeof lists)[number], isFirst: boolean) =>
    ({
      letters: () => <Letters letters={letters} />,
      households: () => <Households households={households} />,
      batches: () => <Batches batches={batches} isTitled={!isFirst} />,
      jobs: () => <Jobs isTitled={!isFirst} jobs={jobs} />,
    })[id]()
  return (
    <OfficePage
      end={
        <nav aria-label={say.lists.name} className="of-chips">
          {(['all', ...lists] as const).map(id => (
            <Link
              aria-current={shown === id ? 'true' : undefined}
              className="of-chip"
              key={id}
              to={listOf(id)}
            >
              {say.lists[id]}
            </Link>
          ))}
        </nav>
      }
      lede={say.lede}
      page="adminStuck"
      title={say.title}
    >
      {shownLists.map((id, place) => (
        <Fragment key={id}>{partOf(id, place === 0)}</Fragment>
      ))}
    </OfficePage>
  )
}

function Letters({ letters }: { letters: readonly Letter[] }) {
  const say = useMessages(stuckMessages)
  const locale = useLocale()
  const columns = say.letterColumns
  const nameOf = ({ client }: Letter) => client?.name ?? say.noClient
  const kinds: Readonly<Record<string, string>> = useMessages(messageKindNames)
  const kindOf = ({ template }: Letter) => kinds[template] ?? template
  const channels: Readonly<Record<string, string>> = say.channels
  return (
    <OfficeTable
      actionsOf={one => (
        <>
          <RowAction
            act={() => sendAgain(one)}
            done={say.againDone(nameOf(one))}
            label={say.againTo(nameOf(one))}
            words={say.again}
          />
          <RowAction
            act={() => giveUp(one)}
            done={say.giveDone(nameOf(one))}
            label={say.giveFor(nameOf(one))}
            words={say.give}
          />
        </>
      )}
      brandOf={one => one.brand}
      name="letters"
      bulk={[
        { id: 'again', words: say.againMany, act: sendAgain },
        { id: 'give', words: say.giveMany, act: giveUp },
      ]}
      caption={say.letters}
      columns={[
        {
          id: 'to',
          words: columns.to,
          cell: one =>
            one.client ? <Person {...one.client} brand={one.brand} clientId={one.client.id} /> : say.noClient,
          by: nameOf,
        },
        { id: 'template', words: columns.template, cell: kindOf, by: kindOf },
        {
          id: 'channel',
          words: columns.channel,
          cell: one => channels[one.channel] ?? one.channel,
          by: one => one.channel,
        },
        {
          id: 'since',
          words: columns.since,
          cell: one => (one.when ? wordsOf(one.when, one.today, locale) : ''),
          by: one => one.since,
        },
        {
          id: 'tries',
          words: columns.tries,
          cell: one => String(one.tries),
          by: one => one.tries,
          end: true,
        },
      ]}
      idOf={one => `${one.clientId} ${one.key}`}
      nameOf={nameOf}
      none={say.lettersNone}
      rows={letters}
      wordsOf={say.letterWords}
    />
  )
}

function Households({ households }: { households: readonly Household[] }) {
  const say = useMessages(stuckMessages)
  const locale = useLocale()
  const hrefOf = useHousehold()
  const columns = say.householdColumns
  return (
    <OfficeTable
      actionsOf={one => (
        <RowAction
          act={() => tryAgain(one)}
          done={say.tried(one.client.name)}
          label={say.tryOf(one.client.name)}
          words={say.tryAgain}
        />
      )}
      brandOf={one => one.brand}
      bulk={[{ id: 'again', words: say.tryMany, act: tryAgain }]}
      caption={say.households}
      columns={[
        {
          id: 'household',
          words: columns.household,
          cell: one => <Person {...one.client} brand={one.brand} clientId={one.client.id} />,
          by: one => one.client.name,
        },
        { id: 'step', words: columns.step, cell: one => say.steps[one.step], by: one => one.step },
        {
          id: 'date',
          words: columns.date,
          cell: one => formatShortWeekdayAndDay(one.date, locale),
          by: one => one.date,
        },
        {
          id: 'kitchen',
          words: columns.kitchen,
          cell: one => kitchenName(one.kitchen),
          by: one => one.kitchen,
        },
        {
          id: 'since',
          words: columns.since,
          cell: one => (one.when ? wordsOf(one.when, one.today, locale) : ''),
          by: one => one.since,
        },
        {
          id: 'tried',
          words: columns.tried,
          cell: one => (one.tried ? wordsOf(one.tried, one.today, locale) : ''),
          by: one => one.triedAt,
        },
        { id: 'why', words: columns.why, cell: one => one.why, by: one => one.why },
      ]}
      hrefOf={one => hrefOf(one.client.id, one.brand)}
      idOf={one => `${one.client.id} ${one.step} ${one.date}`}
      nameOf={one => one.client.name}
      none={say.householdsNone}
      rows={households}
      wordsOf={say.householdWords}
    />
  )
}

// The market: every item of a brand, lowest stock of a week first, changed where it stands.

import { useState } from 'react'
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { linkTo } from '../../../../contract/paths.ts'
import { isLow } from '../../../../domain/catalogue/low_stock.ts'
import { csvOf } from '../../../../domain/csv_file.ts'
import { inOurTimes, isCalendarDate } from '../../../../domain/time/zone.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction, leading } from '../../../forms/action.ts'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { useKeys } from '../../../office/keys.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import { Strip } from '../../../office/strip.tsx'
import { saveFile } from '../../../office/table/csv.ts'
import { keepsData } from '../../../office/table/keeps_data.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { viewIn } from '../../../office/table/view_state.ts'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import { useMarketColumns } from './columns.tsx'
import { FilePanel } from './file_panel.tsx'
import { dropForm, mendForm, putForm, takeForm } from './forms.ts'
import { type PriceEdit, PriceFollows } from './price_cell.tsx'
import { marketWords } from './words.ts'

/** The server searches; another filter, order or column asks it nothing. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const isSameSearch =
    viewIn(asked.currentUrl.searchParams).search === viewIn(asked.nextUrl.searchParams).search
  return isSameSearch ? keepsData(asked) : asked.defaultShouldRevalidate
}

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const asked = new URL(args.request.url).searchParams
    const week = asked.get('week') ?? ''
    const find = viewIn(asked).search
    const list = await api.get('market_admin.list', {
      ...(isCalendarDate(week) && inOurTimes(week) && { week }),
      ...(find !== '' && { find }),
    })
    const isLoading = asked.get('open') === 'file'
    const page = String(Math.max(1, Number(asked.get('troubles')) || 1))
    const from = asked.get('from') ?? ''
    const isFrom = isCalendarDate(from) ? inOurTimes(from) : from === 'now' || from === 'new'
    const loading = isLoading
      ? await api.get('market_admin.file', {
          ...(/^\d{1,4}$/.test(page) && { page }),
          ...(isFrom && { from }),
        })
      : null
    return { list, loading }
  })

const here = (_: unknown, { page }: { page: Parameters<typeof linkTo>[1] }) =>
  `${linkTo('adminMarket', page)}?open=file`

export const action = formAction(
  leading(putForm, here),
  leading(mendForm, here),
  leading(dropForm, here),
  leading(takeForm, here),
)

export type MarketList = ReturnType<typeof useLoaderData<typeof loader>>['list']
export type MarketFile = NonNullable<OutputOf<'market_admin.file'>['file']>
export type MarketRow = MarketList['items'][number]

export default function Market() {
  const { list, loading } = useLoaderData<typeof loader>()
  const say = useMessages(marketWords)
  const locale = useLocale()
  const { rights } = useOffice()
  const [edit, setEdit] = useState<PriceEdit | null>(null)
  const mayWrite = rights.includes('plan_menu')
  const to = useLinks()
  const hrefOf = ({ id }: MarketRow) => to('adminMarketItem', { id })
  const columns = useMarketColumns({ list, hrefOf, mayWrite, edit, setEdit })
  return (
    <OfficePage
      {...(edit
        ? { aside: <PriceFollows edit={edit} /> }
        : loading && mayWrite && { aside: <FilePanel file={loading.file} mondays={list.mondays} /> })}
      end={
        <Strip
          after={list.later}
          before={list.earlier}
          chosen={list.week}
          name={say.weeks}
          parameter="week"
          stops={list.weeks.map(({ week, state }) => ({
            value: week,
            label: formatShortDay(week, locale),
            said: say.states[state],
          }))}
        />
      }
      lede={<MarketActs mayWrite={mayWrite} />}
      page="adminMarket"
      title={say.title}
    >
      {list.found > list.items.length && (
        <p role="status">
          <State shape="info" tone="info">
            {say.part(list.items.length, list.found)}
          </State>
        </p>
      )}
      {list.items.length === 0 && list.all > 0 && <NothingFound />}
      <OfficeTable
        caption={say.title}
        columns={columns}
        filters={[
          { id: 'low', words: say.filters.low, holds: ({ stock }) => stock !== null && isLow(stock) },
          { id: 'to_come', words: say.filters.toCome, holds: ({ toCome }) => toCome !== null },
          { id: 'taxed', words: say.filters.taxed, holds: ({ taxClass }) => taxClass !== 'grocery' },
          { id: 'allergens', words: say.filters.allergens, holds: ({ allergens }) => allergens.length > 0 },
          { id: 'withdrawn', words: say.filters.withdrawn, holds: ({ withdrawn }) => withdrawn },
        ]}
        hrefOf={hrefOf}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        none={list.all > 0 ? null : say.none}
        rows={list.items}
        wordsOf={say.count}
      />
    </OfficePage>
  )
}

/** What was searched for, where no item has it. */
function NothingFound() {
  const say = useMessages(marketWords)
  const [asked] = useSearchParams()
  return (
    <Form className="of-inline" method="get">
      <p role="status">{say.noneFound}</p>
      <input
        aria-label={say.columns.item}
        className="input"
        defaultValue={viewIn(asked).search}
        name="find"
        type="search"
      />
    </Form>
  )
}

function MarketActs({ mayWrite }: { mayWrite: boolean }) {
  const say = useMessages(marketWords)
  const to = useLinks()
  const locale = useLocale()
  const api = useOfficeApi()
  const attempt = useAttempt()
  const save = () =>
    attempt.run(async () => {
      const lines: string[][] = []
      let after: string | null = ''
      while (after !== null) {
        const part: OutputOf<'market_admin.rows'> = await api().get(
          'market_admin.rows',
          after === '' ? {} : { after },
        )
        if (lines.length === 0) lines.push(part.columns)
        lines.push(...part.lines)
        after = part.next
      }
      saveFile(`${say.file}.csv`, csvOf(lines, locale))
    })
  useKeys({
    n: () => document.getElementById('market-add')?.click(),
  })
  return (
    <span className="of-market-acts">
      <Failed>{attempt.sentence}</Failed>
      <button
        aria-busy={attempt.busy || undefined}
        className="of-btn"
        onClick={() => void save()}
        type="button"
      >
        {say.csvOut}
      </button>
      {mayWrite && (
        <Link className="of-btn" preventScrollReset to="?open=file">
          {say.csvIn}
        </Link>
      )}
      {mayWrite ? (
        <Link
          aria-label={say.addLabel}
          className="of-btn"
          id="market-add"
          data-kind="primary"
          to={to('adminMarketItem', { id: 'new' })}
        >
          {say.add}
        </Link>
      ) : (
        <span className="of-meta">{say.mayNot}</span>
      )}
    </span>
  )
}

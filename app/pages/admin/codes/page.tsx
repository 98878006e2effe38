// The discount codes: a list with what they brought, and beside it one code, a new one, or a file of them.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { type BrandId, brandIds } from '../../../../domain/brands.ts'
import { formatMoney, formatWhole } from '../../../../domain/money.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useShortCode } from '../../../codes/code_meaning.tsx'
import { codeWords } from '../../../codes/words.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { load } from '../../../load.ts'
import { chosenBrands, officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { CodePanel } from './code_panel.tsx'
import { codeStates } from './code_states.ts'
import { EditCode } from './edit_code.tsx'
import { LoadCodes } from './load_codes.tsx'
import { codesMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const office = officeOf(page)
    const brands = chosenBrands(office)
    const asked = new URL(args.request.url).searchParams
    const of = brandIds.find(brand => brand === asked.get('of')) ?? brands[0] ?? page.brand
    const lists = await Promise.all(
      brands.map(async brand => ({ brand, ...(await office.apiOf(brand).get('codes_admin.list', {})) })),
    )
    const code = asked.get('code')
    const isListed = lists.some(one => one.brand === of)
    if (!code || !isListed) return { lists, picked: null }
    const api = office.apiOf(of)
    const [found, takers] = await Promise.all([
      api.get('codes_admin.find', { code }),
      office.rights.includes('see_households') ? api.get('codes_admin.takers', { code }) : null,
    ])
    return { lists, picked: { brand: of, found, takers: takers?.takers ?? null } }
  })

export type CodeLists = ReturnType<typeof useLoaderData<typeof loader>>['lists']
export type Code = OutputOf<'codes_admin.list'>['codes'][number] & { brand: BrandId }

export default function DiscountCodes() {
  const { lists, picked } = useLoaderData<typeof loader>()
  const say = useMessages(codesMessages)
  const words = useMessages(codeWords)
  const [asked] = useSearchParams()
  const { rights } = useOffice()
  const mayRun = rights.includes('run_offers')
  const codes: Code[] = lists.flatMap(({ brand, codes: of }) => of.map(code => ({ ...code, brand })))
  const addressOf = useAddress()
  const hrefOf = ({ code, brand }: Code) => addressOf({ code, of: brand })
  const open = asked.get('open')
  const aside = picked ? (
    <CodePanel key={`${picked.brand} ${picked.found.code}`} lists={lists} picked={picked} />
  ) : open === 'new' && mayRun ? (
    <EditCode lists={lists} />
  ) : open === 'load' && mayRun ? (
    <LoadCodes brands={lists.map(({ brand }) => brand)} />
  ) : (
    <p className="of-meta">{say.counted}</p>
  )
  return (
    <OfficePage
      aside={aside}
      end={
        mayRun && (
          <>
            <Link className="of-btn" to={addressOf({ open: 'load' })}>
              {say.load}
            </Link>
            <Link className="of-btn" data-kind="primary" to={addressOf({ open: 'new' })}>
              {say.make}
            </Link>
          </>
        )
      }
      lede={say.lede}
      page="adminCodes"
      title={say.title}
    >
      <OfficeTable
        actionsOf={one => (
          <Link aria-label={say.openOf(one.code)} className="of-btn" preventScrollReset to={hrefOf(one)}>
            {say.open}
          </Link>
        )}
        brandOf={one => one.brand}
        caption={say.title}
        columns={useColumns()}
        filters={[
          ...(['open', 'to_come', 'over', 'used_up'] as const).map(state => ({
            id: state,
            words: words.stands[state],
            holds: (one: Code) => one.stands === state,
          })),
          { id: 'offered', words: say.offered, holds: (one: Code) => one.isDefault },
        ]}
        hrefOf={hrefOf}
        idOf={({ brand, code }) => `${brand} ${code}`}
        nameOf={one => one.code}
        none={say.none}
        rows={codes}
        wordsOf={say.codes}
      />
    </OfficePage>
  )
}

/** The address of this page with another thing beside the list. */
function useAddress() {
  const [asked] = useSearchParams()
  return (beside: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(asked)
    for (const name of ['code', 'of', 'open']) next.delete(name)
    for (const [name, value] of Object.entries(beside)) next.set(name, value)
    return `?${next}`
  }
}

function useColumns(): readonly Column<Code>[] {
  const say = useMessages(codesMessages)
  const words = useMessages(codeWords)
  const locale = useLocale()
  const short = useShortCode()
  const { columns } = say
  const amount = (id: 'given' | 'revenue', of: (one: Code) => number, isOptional?: true) => ({
    ...{ id, words: columns[id], by: of, cell: (one: Code) => formatMoney(of(one), locale) },
    end: true as const,
    ...(isOptional && { isOptional }),
  })
  const count = (id: 'firsts' | 'boxes') => ({
    ...{
      id,
      words: columns[id],
      by: (one: Code) => one[id],
      cell: (one: Code) => formatWhole(one[id], locale),
    },
    end: true as const,
  })
  return [
    {
      id: 'code',
      words: columns.code,
      cell: one => (
        <>
          <b>{one.code}</b>
          <span className="of-meta"> {one.name}</span>
        </>
      ),
      by: one => one.code,
    },
    { id: 'off', words: columns.off, cell: short, by: short },
    {
      id: 'audience',
      words: columns.audience,
      cell: one => words.audiences[one.audience],
      by: one => words.audiences[one.audience],
      isOptional: true,
    },
    {
      id: 'stands',
      words: columns.stands,
      cell: one => (
        <State {...codeStates[one.stands]}>
          {one.isDefault ? `${words.stands[one.stands]}, ${say.offered}` : words.stands[one.stands]}
        </State>
      ),
      by: one => words.stands[one.stands],
    },
    {
      id: 'until',
      words: columns.until,
      cell: one => (one.until ? formatFullDay(one.until, locale) : say.noEnd),
      by: one => one.until,
      isOptional: true,
    },
    {
      id: 'campaign',
      words: columns.campaign,
      cell: one => one.campaign?.name ?? '',
      by: one => one.campaign?.name ?? null,
      isOptional: true,
    },
    count('firsts'),
    { ...count('boxes'), isOptional: true },
    amount('given', one => one.offCents, true),
    amount('revenue', one => one.revenueCents),
  ]
}

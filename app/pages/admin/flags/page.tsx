// The feature flags: what each does, who has it at each brand, and beside the list one of them with its setting and its history.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import {
  defaultShare,
  everybody,
  type FlagName,
  flagNamed,
  flagTable,
  isUsedAt,
} from '../../../../domain/flags/flags.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { FlagPanel } from './flag_panel.tsx'
import { flagWords } from './flag_words.ts'
import { flagsWords } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) => loadEach(args, api => api.get('flags_admin.list', {}))

export type Flag = OutputOf<'flags_admin.list'>['flags'][number]
/** A flag at each of the chosen brands. */
interface Row {
  name: FlagName
  at: readonly (Flag & { brand: BrandId })[]
}

export default function Flags() {
  const lists = useLoaderData<typeof loader>()
  const say = useMessages(flagsWords)
  const words = useMessages(flagWords)
  const [asked] = useSearchParams()
  const picked = flagNamed(asked.get('flag') ?? '')
  const rows: Row[] = (lists[0]?.flags ?? []).map(({ name }) => ({ name, at: atEach(lists, name) }))
  const hrefOf = ({ name }: Row) => {
    const next = new URLSearchParams(asked)
    next.set('flag', name)
    return `?${next}`
  }
  const isAnywhere = (holds: (one: Row['at'][number]) => boolean) => (row: Row) =>
    row.at.some(one => isUsedAt(one.name, one.brand) && holds(one))
  return (
    <OfficePage
      aside={
        picked ? (
          atEach(lists, picked).map(one => (
            <FlagPanel flag={one} brand={one.brand} key={`${one.brand} ${one.name} ${one.version}`} />
          ))
        ) : (
          <p className="of-none">{say.pick}</p>
        )
      }
      lede={say.lede}
      page="adminFlags"
      title={say.title}
    >
      <OfficeTable
        actionsOf={row => (
          <Link
            aria-label={say.openOf(words[row.name].name)}
            className="of-btn"
            preventScrollReset
            to={hrefOf(row)}
          >
            {say.open}
          </Link>
        )}
        caption={say.title}
        columns={useColumns(lists.map(({ brand }) => brand))}
        filters={[
          { id: 'on', words: say.filters.on, holds: isAnywhere(({ share }) => share >= everybody) },
          { id: 'off', words: say.filters.off, holds: isAnywhere(({ share }) => share === 0) },
          {
            id: 'part',
            words: say.filters.part,
            holds: isAnywhere(({ share }) => share > 0 && share < everybody),
          },
          {
            id: 'changed',
            words: say.filters.changed,
            holds: isAnywhere(({ name, share, brand }) => share !== defaultShare(name, brand)),
          },
        ]}
        hrefOf={hrefOf}
        idOf={({ name }) => name}
        nameOf={({ name }) => words[name].name}
        none={say.none}
        rows={rows}
        wordsOf={say.flags}
      />
    </OfficePage>
  )
}

type Lists = ReturnType<typeof useLoaderData<typeof loader>>

const atEach = (lists: Lists, name: FlagName): Row['at'] =>
  lists.flatMap(({ brand, flags }) => {
    const found = flags.find(one => one.name === name)
    return found ? [{ ...found, brand }] : []
  })

function useColumns(brands: readonly BrandId[]): readonly Column<Row>[] {
  const say = useMessages(flagsWords)
  const words = useMessages(flagWords)
  const locale = useLocale()
  const { columns } = say
  const at = (row: Row, brand: BrandId) => row.at.find(one => one.brand === brand)
  const newest = ({ at: each }: Row) =>
    each
      .flatMap(({ changes }) => changes.slice(0, 1))
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? null
  return [
    {
      id: 'flag',
      words: columns.flag,
      cell: ({ name }) => <b>{words[name].name}</b>,
      by: ({ name }) => words[name].name,
    },
    {
      id: 'does',
      words: columns.does,
      cell: ({ name }) => words[name].does,
      by: ({ name }) => words[name].does,
    },
    ...brands.map(brand => ({
      ...{ id: brand, words: brandFacts[brand].name },
      cell: (row: Row) => {
        const one = at(row, brand)
        if (!one || !isUsedAt(row.name, brand)) return <span className="of-meta">{say.unused}</span>
        return <ShareState share={one.share} />
      },
      by: (row: Row) => (isUsedAt(row.name, brand) ? (at(row, brand)?.share ?? null) : null),
    })),
    {
      id: 'changed',
      words: columns.changed,
      cell: row => {
        const day = newest(row)
        return day ? formatFullDay(day, locale) : <span className="of-meta">{say.never}</span>
      },
      by: newest,
    },
    {
      id: 'concerns',
      words: columns.concerns,
      cell: ({ name }) => say.concerns[flagTable[name].concerns],
      by: ({ name }) => say.concerns[flagTable[name].concerns],
      isOptional: true,
    },
    {
      id: 'code',
      words: columns.code,
      cell: ({ name }) => <code>{name}</code>,
      by: ({ name }) => name,
      isOptional: true,
    },
  ]
}

/** Who has a flag, in a word with its shape. */
function ShareState({ share }: { share: number }) {
  const say = useMessages(flagsWords)
  if (share >= everybody)
    return (
      <State shape="done" tone="good">
        {say.on}
      </State>
    )
  return share === 0 ? (
    <State shape="skipped" tone="calm">
      {say.off}
    </State>
  ) : (
    <State shape="chosen" tone="info">
      {say.part(share)}
    </State>
  )
}

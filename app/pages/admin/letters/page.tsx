// Letters to lists of households, with what became of them; and the beginning of another.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { adminLetterMessages } from '../../../../i18n/admin_letters.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { LetterState } from '../../../office/letter_state.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { type When, whenOf, wordsOf } from '../../../office/when.ts'
import { NewLetter } from './new_letter.tsx'
import { lettersMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { letters } = await api.get('letters_admin.list', {})
    return { letters: letters.map(one => ({ ...one, brand, today, when: whenOf(brand, one.sentAt) })) }
  })

type Letter = OutputOf<'letters_admin.list'>['letters'][number] & {
  brand: BrandId
  today: string
  when: When | null
}

export default function Letters() {
  const brands = useLoaderData<typeof loader>()
  const letters: Letter[] = brands.flatMap(one => one.letters)
  const say = useMessages(lettersMessages)
  const to = useLinks()
  const [asked] = useSearchParams()
  const { rights } = useOffice()
  const mayWrite = rights.includes('write_letters')
  const hrefOf = ({ id, brand }: Letter) => `${to('adminLetter', { id })}?acts_on=${brand}`
  const withNew = new URLSearchParams(asked)
  withNew.set('open', 'new')
  const isNew = mayWrite && asked.get('open') === 'new'
  return (
    <OfficePage
      {...(isNew && { aside: <NewLetter brands={brands.map(({ brand }) => brand)} /> })}
      end={
        mayWrite && (
          <Link className="of-btn" data-kind="primary" to={`?${withNew}`}>
            {say.new}
          </Link>
        )
      }
      lede={say.lede}
      page="adminLetters"
      title={say.title}
    >
      <OfficeTable
        actionsOf={one => (
          <Link aria-label={say.openOf(one.name)} className="of-btn" to={hrefOf(one)}>
            {say.open}
          </Link>
        )}
        brandOf={one => one.brand}
        caption={say.title}
        columns={useColumns()}
        filters={(['draft', 'sending', 'sent', 'stopped'] as const).map(stands => ({
          ...{ id: stands, words: say.filters[stands] },
          holds: (one: Letter) => one.stands === stands,
        }))}
        hrefOf={hrefOf}
        idOf={one => one.id}
        nameOf={one => one.name}
        none={say.none}
        rows={letters}
        wordsOf={say.letters}
      />
    </OfficePage>
  )
}

function useColumns(): readonly Column<Letter>[] {
  const { columns, progress } = useMessages(lettersMessages)
  const { stands } = useMessages(adminLetterMessages)
  const locale = useLocale()
  const count = (id: 'sent' | 'bounced' | 'dropped', isOptional?: true): Column<Letter> => ({
    ...{ id, words: columns[id], end: true, by: one => one[id] },
    cell: one => (one[id] === 0 ? <span className="of-meta">0</span> : formatWhole(one[id], locale)),
    ...(isOptional && { isOptional }),
  })
  return [
    { id: 'name', words: columns.name, cell: one => <b>{one.name}</b>, by: one => one.name },
    {
      ...{ id: 'state', words: columns.state, by: one => stands[one.stands] },
      cell: one => <LetterState stands={one.stands} />,
    },
    {
      ...{ id: 'sentAt', words: columns.sentAt, by: one => one.sentAt },
      cell: ({ when, today }) => (when ? wordsOf(when, today, locale) : ''),
    },
    {
      ...{ id: 'by', words: columns.by, by: one => one.sentBy ?? one.by },
      cell: one => one.sentBy ?? one.by ?? '',
    },
    {
      ...{ id: 'written', words: columns.written, end: true, by: one => one.written },
      cell: one =>
        one.stands === 'sending'
          ? progress(formatWhole(one.written, locale), formatWhole(one.expected, locale))
          : formatWhole(one.written, locale),
    },
    count('sent'),
    count('bounced'),
    count('dropped', true),
  ]
}

// The newsletter's lists by brand and language, each as a file.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { csvOf } from '../../../../domain/csv_file.ts'
import { formatWhole } from '../../../../domain/money.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { Note } from '../../../office/note.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { saveFile } from '../../../office/table/csv.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { type When, whenOf, wordsOf } from '../../../office/when.ts'
import { newsletterListMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { lists, isKeptHere } = await api.get('letters_admin.newsletter', {})
    return {
      isKeptHere,
      lists: lists.map(one => ({
        ...{ ...one, brand, today },
        when: { since: whenOf(brand, one.since), last: whenOf(brand, one.last) },
      })),
    }
  })

type List = OutputOf<'letters_admin.newsletter'>['lists'][number] & {
  brand: BrandId
  today: string
  when: { since: When | null; last: When | null }
}

export default function NewsletterLists() {
  const brands = useLoaderData<typeof loader>()
  const lists: List[] = brands.flatMap(one => one.lists)
  const say = useMessages(newsletterListMessages)
  const reader = useLocale()
  const mayExport = useOffice().rights.includes('write_letters')
  const nameOf = ({ brand, locale }: List) => `${brandFacts[brand].name}, ${say.languages[locale]}`

  async function save({ brand, locale }: List) {
    const rows: string[][] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: OutputOf<'letters_admin.export_newsletter'> = await officeApi(brand).post(
        'letters_admin.export_newsletter',
        { locale, ...(after && { after }) },
      )
      rows.push(
        ...page.addresses.map(({ email, agreedAt }) => [
          ...[email, agreedAt.slice(0, 10), brandFacts[brand].name, say.languages[locale]],
        ]),
      )
      after = page.next
    }
    const name = say.file(brandFacts[brand].name, say.languages[locale])
    saveFile(`${name}.csv`, csvOf([[...say.csvColumns], ...rows], reader))
  }

  return (
    <OfficePage lede={say.lede} page="adminNewsletter" title={say.title}>
      {brands
        .filter(({ isKeptHere }) => !isKeptHere)
        .map(({ brand }) => (
          <Note key={brand} shape="info" tone="info">
            {say.elsewhere(brandFacts[brand].name)}
          </Note>
        ))}
      <OfficeTable
        {...(mayExport && {
          actionsOf: (one: List) => (
            <RowAction act={() => save(one)} label={say.csvOf(nameOf(one))} words={say.csv} />
          ),
        })}
        brandOf={one => one.brand}
        caption={say.title}
        columns={useColumns()}
        idOf={({ brand, locale }) => `${brand} ${locale}`}
        nameOf={nameOf}
        none={say.none}
        rows={lists}
        wordsOf={say.lists}
      />
      <p className="of-meta">{mayExport ? say.csvNote : say.mayNot}</p>
    </OfficePage>
  )
}

function useColumns(): readonly Column<List>[] {
  const { columns, languages } = useMessages(newsletterListMessages)
  const locale = useLocale()
  const named = ({ brand, locale: language }: List) => `${brandFacts[brand].name}, ${languages[language]}`
  const date = (id: 'since' | 'last'): Column<List> => ({
    ...{ id, words: columns[id], by: one => one[id] },
    cell: ({ when, today }) => (when[id] ? wordsOf(when[id], today, locale) : ''),
  })
  return [
    { id: 'list', words: columns.list, cell: named, by: named },
    {
      ...{ id: 'addresses', words: columns.addresses, end: true, by: one => one.addresses },
      cell: one => formatWhole(one.addresses, locale),
    },
    date('since'),
    date('last'),
  ]
}

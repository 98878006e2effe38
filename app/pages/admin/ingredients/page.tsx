// Everything meals are made of, with its allergens, its cost and the number of meals that have it.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { load } from '../../../load.ts'
import { officeOf } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { ingredientsWords } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (_, page) => {
    const { acts, apiOf } = officeOf(page)
    return apiOf(acts === 'both' ? page.brand : acts).get('ingredients_admin.list', {})
  })

type Ingredient = ReturnType<typeof useLoaderData<typeof loader>>['ingredients'][number]

export default function Ingredients() {
  const { ingredients } = useLoaderData<typeof loader>()
  const say = useMessages(ingredientsWords)
  const { rights } = useOffice()
  const to = useLinks()
  const hrefOf = ({ id }: Ingredient) => to('adminIngredient', { id })
  return (
    <OfficePage
      {...(rights.includes('plan_menu') && {
        end: (
          <Link className="of-btn" data-kind="primary" to={to('adminIngredient', { id: 'new' })}>
            {say.fresh}
          </Link>
        ),
      })}
      lede={say.lede}
      page="adminIngredients"
      title={say.title}
    >
      <OfficeTable
        caption={say.title}
        columns={useColumns(hrefOf)}
        filters={[
          { id: 'mixes', words: say.filters.mixes, holds: ({ isMix }) => isMix },
          { id: 'allergens', words: say.filters.allergens, holds: ({ allergens }) => allergens.length > 0 },
          { id: 'warned', words: say.filters.warned, holds: ({ warnings }) => warnings.length > 0 },
          {
            id: 'uncosted',
            words: say.filters.uncosted,
            holds: ({ centsPerKilogram, isMix }) => centsPerKilogram === null && !isMix,
          },
          { id: 'unused', words: say.filters.unused, holds: ({ dishes }) => dishes === 0 },
        ]}
        hrefOf={hrefOf}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        none={say.none}
        rows={ingredients}
        wordsOf={say.count}
      />
    </OfficePage>
  )
}

function useColumns(hrefOf: (row: Ingredient) => string): Column<Ingredient>[] {
  const say = useMessages(ingredientsWords)
  const { columns } = say
  const locale = useLocale()
  const number = new Intl.NumberFormat(`${locale}-CA`, { minimumFractionDigits: 2 })
  return [
    {
      id: 'name',
      words: columns.name,
      cell: row => <Link to={hrefOf(row)}>{row.name}</Link>,
      by: ({ name }) => name,
    },
    {
      id: 'other',
      words: columns.other,
      cell: ({ otherName }) => <span lang={locale === 'en' ? 'fr' : 'en'}>{otherName}</span>,
      by: ({ otherName }) => otherName,
    },
    {
      id: 'row',
      words: columns.row,
      cell: ({ ndb }) => ndb ?? say.mix,
      by: ({ ndb }) => ndb,
      isOptional: true,
    },
    words('allergens', columns.allergens, ({ allergens }) => allergens),
    words('warnings', columns.warnings, ({ warnings }) => warnings),
    { ...words('families', columns.families, ({ families }) => families), isOptional: true },
    {
      id: 'cost',
      words: columns.cost,
      cell: ({ centsPerKilogram }) =>
        centsPerKilogram === null ? '–' : number.format(centsPerKilogram / 100),
      by: ({ centsPerKilogram }) => centsPerKilogram,
      end: true,
    },
    {
      id: 'pack',
      words: columns.pack,
      cell: ({ packGrams }) => packGrams ?? '–',
      by: ({ packGrams }) => packGrams,
      end: true,
    },
    { id: 'eaten', words: columns.eaten, cell: ({ eaten }) => eaten, by: ({ eaten }) => eaten, end: true },
    {
      id: 'supplier',
      words: columns.supplier,
      cell: ({ supplier }) => supplier ?? '–',
      by: ({ supplier }) => supplier,
      isOptional: true,
    },
    {
      id: 'meals',
      words: columns.meals,
      cell: ({ dishes }) => dishes,
      by: ({ dishes }) => dishes,
      end: true,
    },
  ]
}

const words = (id: string, head: string, of: (row: Ingredient) => string[]): Column<Ingredient> => ({
  id,
  words: head,
  cell: row => of(row).join(', '),
  by: row => of(row).join(', '),
})

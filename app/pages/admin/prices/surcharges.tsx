import { Link } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { priceWords } from './words.ts'

type Dish = OutputOf<'meals_admin.list'>['dishes'][number]

/** The meals that cost more than their plan's price. A surcharge is a part of the meal's version, and is changed in its editor. */
export function Surcharges({ brand, dishes }: { brand: BrandId; dishes: readonly Dish[] }) {
  const say = useMessages(priceWords)
  const locale = useLocale()
  const to = useLinks()
  const hrefOf = ({ id }: Dish) => to('adminDish', { id })
  return (
    <OfficeTable
      actionsOf={dish => (
        <Link aria-label={say.openOf(dish.name)} className="of-btn" to={hrefOf(dish)}>
          {say.open}
        </Link>
      )}
      caption={say.parts.surcharges}
      columns={[
        { id: 'meal', words: say.columns.meal, cell: ({ name }) => name, by: ({ name }) => name },
        {
          id: 'surcharge',
          words: say.columns.surcharge,
          cell: ({ surchargeCents }) => formatMoney(surchargeCents, locale),
          by: ({ surchargeCents }) => surchargeCents,
          end: true,
        },
        {
          id: 'weeks',
          words: say.columns.weeks,
          cell: ({ weeks }) => weeks.length,
          by: ({ weeks }) => weeks.length,
          end: true,
        },
      ]}
      hrefOf={hrefOf}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      none={say.noSurcharges}
      rows={dishes.filter(
        ({ surchargeCents, brands, withdrawn }) => surchargeCents > 0 && brands.includes(brand) && !withdrawn,
      )}
    />
  )
}

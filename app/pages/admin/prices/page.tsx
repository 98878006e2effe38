// What boxes are priced by: plans, the volume discount, the minimum, taxes; and which dishes cost more. Each value has its dates.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { ChangePanel, useTodayOf } from '../../../office/term_panel.tsx'
import { TermHistory } from '../../../office/terms/term_history.tsx'
import { PriceSheet } from './price_sheet.tsx'
import { SheetHistory } from './sheet_history.tsx'
import { Surcharges } from './surcharges.tsx'
import { TaxSheet } from './tax_sheet.tsx'
import { useTermNames } from './use_term_names.ts'
import { type PricePart, priceParts, priceWords } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => {
    const asked = new URL(args.request.url).searchParams.get('of')
    const of = priceParts.find(part => part === asked) ?? 'plans'
    return { brand, shown: await shownOf(api, brand, of) }
  })

type PriceView = Awaited<ReturnType<typeof shownOf>>

async function shownOf(api: Api, brand: BrandId, of: PricePart) {
  const term = (kind: 'volume_discount' | 'minimum_order') => api.get('terms.term', { kind, subject: brand })
  switch (of) {
    case 'plans':
      return {
        of,
        sheet: await api.get('terms.sheet', { kind: 'plan_price' }),
        volume: await term('volume_discount'),
      }
    case 'volume':
      return { of, term: await term('volume_discount') }
    case 'minimum':
      return { of, term: await term('minimum_order') }
    case 'taxes':
      return { of, sheet: await api.get('terms.sheet', { kind: 'tax' }) }
    case 'surcharges':
      return { of, dishes: (await api.get('meals_admin.list', {})).dishes }
  }
}

export default function Prices() {
  const { shown } = useLoaderData<typeof loader>()
  const say = useMessages(priceWords)
  const history = <HistoryOf shown={shown} />
  return (
    <OfficePage
      heading={say.parts[shown.of]}
      lede={say.ledes[shown.of]}
      page="adminPrices"
      title={say.title(say.parts[shown.of])}
      {...(shown.of !== 'surcharges' && { aside: history })}
    >
      <nav aria-label={say.nav} className="of-chips">
        {priceParts.map(part => (
          <Link
            aria-current={part === shown.of ? 'page' : undefined}
            className="of-chip"
            key={part}
            preventScrollReset
            to={`?of=${part}`}
          >
            {say.parts[part]}
          </Link>
        ))}
      </nav>
      <Part shown={shown} />
    </OfficePage>
  )
}

function Part({ shown }: { shown: PriceView }) {
  const { brand } = useLoaderData<typeof loader>()
  const say = useMessages(priceWords)
  // A change begins again from what holds.
  switch (shown.of) {
    case 'plans':
      return <PriceSheet brand={brand} key={brand} sheet={shown.sheet} volume={shown.volume} />
    case 'taxes':
      return <TaxSheet brand={brand} key={brand} sheet={shown.sheet} />
    case 'surcharges':
      return <Surcharges brand={brand} dishes={shown.dishes} />
    default:
      return (
        <ChangePanel
          key={`${brand} ${shown.of} ${shown.term.version}`}
          name={say.parts[shown.of]}
          term={shown.term}
        />
      )
  }
}

function HistoryOf({ shown }: { shown: PriceView }) {
  const names = useTermNames()
  if (shown.of === 'surcharges') return null
  return 'sheet' in shown ? (
    <SheetHistory nameOf={names} terms={shown.sheet.terms} />
  ) : (
    <OneHistory term={shown.term} />
  )
}

function OneHistory({ term }: { term: Extract<PriceView, { of: 'volume' }>['term'] }) {
  return <TermHistory term={term} today={useTodayOf(term)} />
}

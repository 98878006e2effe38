// Campaigns: what codes are given out for, with what these brought; and beside the list one campaign with its codes.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney, formatWhole } from '../../../../domain/money.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { CampaignPanel } from './campaign_panel.tsx'
import { EditCampaign } from './edit_campaign.tsx'
import { campaignMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { campaigns, codes } = await api.get('codes_admin.list', {})
    return {
      campaigns: campaigns.map(one => ({
        ...one,
        brand,
        today,
        listed: codes.filter(({ campaign }) => campaign?.id === one.id).map(({ code }) => code),
      })),
    }
  })

export type Campaign = OutputOf<'codes_admin.list'>['campaigns'][number] & {
  brand: BrandId
  today: string
  /** Its codes with names of their own. */
  listed: readonly string[]
}

export default function Campaigns() {
  const brands = useLoaderData<typeof loader>()
  const campaigns: Campaign[] = brands.flatMap(one => one.campaigns)
  const say = useMessages(campaignMessages)
  const locale = useLocale()
  const [asked] = useSearchParams()
  const { rights } = useOffice()
  const mayRun = rights.includes('run_offers')
  const picked = campaigns.find(({ id }) => id === asked.get('campaign'))
  const addressOf = (name: string, value: string) => {
    const next = new URLSearchParams(asked)
    next.delete('campaign')
    next.delete('open')
    next.set(name, value)
    return `?${next}`
  }
  const sum = (of: (one: Campaign) => number) => campaigns.reduce((all, one) => all + of(one), 0)
  return (
    <OfficePage
      aside={
        picked ? (
          <CampaignPanel campaign={picked} key={picked.id} />
        ) : asked.get('open') === 'new' && mayRun ? (
          <EditCampaign brands={brands.map(({ brand }) => brand)} />
        ) : (
          <p className="of-none">{mayRun ? say.pick : say.mayNot}</p>
        )
      }
      end={
        mayRun && (
          <Link className="of-btn" data-kind="primary" to={addressOf('open', 'new')}>
            {say.new}
          </Link>
        )
      }
      lede={say.lede}
      page="adminCampaigns"
      title={say.title}
    >
      <OfficeTable
        actionsOf={one => (
          <Link
            aria-label={say.openOf(one.name)}
            className="of-btn"
            preventScrollReset
            to={addressOf('campaign', one.id)}
          >
            {say.open}
          </Link>
        )}
        brandOf={one => one.brand}
        caption={say.title}
        columns={useColumns()}
        hrefOf={one => addressOf('campaign', one.id)}
        idOf={one => one.id}
        nameOf={one => one.name}
        none={say.none}
        rows={campaigns}
        sums={{
          name: say.total,
          codes: formatWhole(
            sum(one => one.codes),
            locale,
          ),
          firsts: formatWhole(
            sum(one => one.firsts),
            locale,
          ),
          revenue: formatMoney(
            sum(one => one.revenueCents),
            locale,
          ),
        }}
        wordsOf={say.campaigns}
      />
    </OfficePage>
  )
}

function useColumns(): readonly Column<Campaign>[] {
  const say = useMessages(campaignMessages)
  const locale = useLocale()
  const { columns } = say
  const daysOf = ({ from, until }: Campaign) =>
    [from, until].map(day => (day ? formatFullDay(day, locale) : '…')).join(' – ')
  const count = (id: 'codes' | 'firsts' | 'boxes') => ({
    ...{ id, words: columns[id], by: (one: Campaign) => one[id] },
    cell: (one: Campaign) => formatWhole(one[id], locale),
    end: true as const,
  })
  const money = (id: 'given' | 'revenue', of: (one: Campaign) => number) => ({
    ...{ id, words: columns[id], by: of, cell: (one: Campaign) => formatMoney(of(one), locale) },
    end: true as const,
  })
  return [
    { id: 'name', words: columns.name, cell: one => one.name, by: one => one.name },
    { id: 'source', words: columns.source, cell: one => one.source, by: one => one.source },
    {
      id: 'days',
      words: columns.days,
      cell: one => (one.from || one.until ? daysOf(one) : say.always),
      by: one => one.from,
    },
    count('codes'),
    count('firsts'),
    { ...count('boxes'), isOptional: true },
    { ...money('given', one => one.offCents), isOptional: true },
    money('revenue', one => one.revenueCents),
  ]
}

// Claims that wait for somebody's decision, and the limits up to which nobody has to decide.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminClaimMessages } from '../../../../i18n/admin_claims.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { paperMessages } from '../../../../i18n/papers.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Person } from '../../../office/person.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { type When, whenOf, wordsOf } from '../../../office/when.ts'
import { Decline, give, useDecide } from './decide.tsx'
import { Limits } from './limits.tsx'
import { Photo } from './photo.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export type Claim = OutputOf<'box_claims_admin.waiting'>['claims'][number] & {
  brand: BrandId
  today: string
  when: When | null
  /** The days that earlier claims are counted in. */
  days: number
}

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, today }) => {
    const { claims, limits } = await api.get('box_claims_admin.waiting', {})
    return {
      limits,
      claims: claims.map(
        (claim): Claim => ({ ...claim, brand, today, when: whenOf(brand, claim.at), days: limits.days }),
      ),
    }
  })

export default function BoxClaims() {
  const brands = useLoaderData<typeof loader>()
  const claims = brands.flatMap(one => one.claims)
  const say = useMessages(adminClaimMessages)
  const locale = useLocale()
  const to = useLinks()
  const { rights } = useOffice()
  const decide = useDecide()
  const columns = useColumns()
  const mayGive = rights.includes('give_money')
  const hrefOf = ({ orderId, brand }: Claim) =>
    `${to('adminRefunds', { id: orderId })}?${new URLSearchParams({ acts_on: brand })}`
  return (
    <OfficePage
      aside={brands.map(({ brand, limits }) => (
        <Limits
          brand={brand}
          isAlone={brands.length === 1}
          key={brand}
          limits={limits}
          maySet={rights.includes('set_money')}
        />
      ))}
      lede={say.lede}
      page="adminBoxClaims"
      title={say.title}
    >
      <OfficeTable
        {...(mayGive && {
          actionsOf: (claim: Claim) => (
            <>
              <RowAction
                act={() => decide(claim, true)}
                label={say.giveTo(claim.client.name)}
                words={say.give}
              />
              <Decline claim={claim} />
            </>
          ),
          bulk: [{ id: 'give', words: say.giveMany, act: give }],
        })}
        brandOf={claim => claim.brand}
        caption={say.title}
        columns={columns}
        filters={[
          { id: 'whole', words: say.whole, holds: ({ name }) => name === null },
          { id: 'photo', words: say.withPhoto, holds: ({ hasPhoto }) => hasPhoto },
          { id: 'before', words: say.again, holds: ({ before }) => before.claims > 0 },
          { id: 'credit', words: say.asCredit, holds: claim => claim.to === 'credit' },
        ]}
        hrefOf={hrefOf}
        idOf={({ id }) => id}
        nameOf={({ client }) => client.name}
        none={
          <State shape="done" tone="good">
            {say.none}
          </State>
        }
        rows={claims}
        sums={{
          problem: say.count(claims.length),
          amount: formatMoney(
            claims.reduce((sum, { claimedCents }) => sum + claimedCents, 0),
            locale,
          ),
        }}
        wordsOf={say.words}
      />
    </OfficePage>
  )
}

function useColumns(): readonly Column<Claim>[] {
  const say = useMessages(adminClaimMessages)
  const { reasons } = useMessages(paperMessages)
  const locale = useLocale()
  const to = useLinks()
  const { columns } = say
  const whatOf = ({ name, units }: Claim) => (name ? say.units(name, units) : say.whole)
  return [
    {
      id: 'problem',
      words: columns.problem,
      cell: claim => (
        <>
          <span>{`${whatOf(claim)}: ${reasons[claim.reason]}`}</span>
          {claim.words && (
            <>
              {' '}
              {/* Isolated: a mark that turns the direction of text would turn what follows. */}
              <q>
                <bdi>{claim.words}</bdi>
              </q>
            </>
          )}
          {claim.hasPhoto && <Photo claim={claim} />}
        </>
      ),
      by: claim => `${whatOf(claim)} ${reasons[claim.reason]}`,
      csv: claim => [whatOf(claim), reasons[claim.reason], claim.words].filter(Boolean).join(', '),
    },
    {
      id: 'household',
      words: columns.household,
      cell: ({ client, clientId, brand }) => <Person {...client} brand={brand} clientId={clientId} />,
      by: ({ client }) => client.name,
      csv: ({ client }) => `${client.name} <${client.email}>`,
    },
    {
      id: 'box',
      words: columns.box,
      cell: ({ orderId, deliveryDate, brand }) => (
        <Link to={`${to('adminRefunds', { id: orderId })}?${new URLSearchParams({ acts_on: brand })}`}>
          {formatShortWeekdayAndDay(deliveryDate, locale)}
        </Link>
      ),
      by: ({ deliveryDate }) => deliveryDate,
    },
    {
      id: 'amount',
      words: columns.amount,
      cell: claim => (
        <>
          <span>{formatMoney(claim.claimedCents, locale)}</span>
          <span className="of-meta"> {say.to[claim.to]}</span>
        </>
      ),
      by: ({ claimedCents }) => claimedCents,
      end: true,
    },
    {
      id: 'before',
      words: columns.before,
      cell: ({ before, days }) => say.before(before.claims, days, before.cents),
      by: ({ before }) => before.claims,
    },
    {
      id: 'since',
      words: columns.since,
      cell: ({ when, today }) => (when ? wordsOf(when, today, locale) : ''),
      by: ({ at }) => at,
    },
  ]
}

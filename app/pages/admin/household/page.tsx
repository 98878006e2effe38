// A household for an admin who has to answer it: its account, its boxes, and what happened.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { openSubscriptions } from '../../../../domain/machines/subscription_groups.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatPoints } from '../../../../domain/points.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { Fact } from '../../../admin/fact.tsx'
import { useCorporateCredit } from '../../../admin/find_household.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useBalanceRows } from '../../../value/balances.tsx'
import { ChangeDelivery } from './change_delivery.tsx'
import { Changes } from './changes.tsx'
import { CloseFor } from './close_for.tsx'
import { ShareDoor } from './share_door.tsx'

export type Household = OutputOf<'households_admin.show'>

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, async api => {
    const clientId = args.params.id ?? ''
    const household = await api.get('households_admin.show', { clientId })
    const moves = isOpen(household) && household.address !== null
    return { household, delivery: moves ? await api.get('households_admin.delivery', { clientId }) : null }
  })

const isOpen = ({ subscription }: Household): boolean => isOneOf(subscription?.state, openSubscriptions)

export default function HouseholdPage() {
  const { household, delivery } = useLoaderData<typeof loader>()
  const { client } = household
  const say = useMessages(adminHouseholdMessages)
  return (
    <OfficePage page="adminHousehold" title={say.title} heading={client.name} lede={client.email}>
      <Account household={household} />
      <Boxes boxes={household.boxes} />
      <Changes clientId={client.id} first={household} key={household.changes[0]?.id ?? ''} />
      {delivery && <ChangeDelivery clientId={client.id} delivery={delivery} key={delivery.version} />}
      {household.subscription?.state !== 'closed' && <ShareDoor household={household} />}
      {isOpen(household) && <CloseFor client={client} />}
    </OfficePage>
  )
}

function Account({ household }: { household: Household }) {
  const { client, subscription, address, value, points, out } = household
  const say = useMessages(adminHouseholdMessages)
  const locale = useLocale()
  const to = useLinks()
  const corporateCredit = useCorporateCredit()
  const balances = useBalanceRows({ ...value, points: points.available })
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.account}</h2>
      <dl className="admin-profile-facts">
        <Fact label={say.phone}>{client.phone ?? say.noPhone}</Fact>
        <Fact label={say.language}>{say.languages[client.language]}</Fact>
        <Fact label={say.since}>{formatFullDay(client.since, locale)}</Fact>
        <Fact label={say.plan}>
          {subscription
            ? [
                subscription.plan,
                say.states[subscription.state],
                subscription.resumesOn && say.until(subscription.resumesOn),
              ]
                .filter(Boolean)
                .join(', ')
            : say.noPlan}
        </Fact>
        <Fact label={say.address}>
          {address
            ? [
                address.label,
                address.buzzer && say.buzzer(address.buzzer),
                address.notes,
                !address.verified && say.unverified,
              ]
                .filter(Boolean)
                .join(' · ')
            : say.noAddress}
        </Fact>
        {balances.map(({ label, value: sum }) => (
          <Fact key={label} label={label}>
            {sum}
          </Fact>
        ))}
        <Fact label={say.pointsPending}>{formatPoints(points.pending, locale)}</Fact>
        <Fact label={say.out}>
          {out.length === 0 ? (
            say.noneOut
          ) : (
            <ul>
              {out.map(one => (
                <li key={one.number}>{say.outSince(one.number, one.since)}</li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      <p className="button-row">
        <Link className="link" to={to('adminClientPoints', { id: client.id })}>
          {say.pointsAndCorrections}
        </Link>
        <Link className="link" to={corporateCredit(client.id)}>
          {say.credit}
        </Link>
      </p>
    </section>
  )
}

function Boxes({ boxes }: Pick<Household, 'boxes'>) {
  const say = useMessages(adminHouseholdMessages)
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.boxes}</h2>
      {boxes.length === 0 ? (
        <p>{say.noBoxes}</p>
      ) : (
        <Table
          caption={say.boxes}
          columns={say.boxColumns}
          rows={boxes.map(({ id, deliveryDate, state, totalCents, backCents }) => {
            const day = formatFullDay(deliveryDate, locale)
            return {
              id,
              cells: [
                day,
                states[state],
                totalCents === null ? say.unpriced : formatMoney(totalCents, locale),
                backCents > 0 ? formatMoney(backCents, locale) : '',
                totalCents !== null && (
                  <span className="button-row" key="ways">
                    <Link aria-label={say.boxWaysOf(day)} className="link" to={to('adminRefunds', { id })}>
                      {say.boxWays}
                    </Link>
                    <Link
                      aria-label={say.boxPointsOf(day)}
                      className="link"
                      to={to('adminOrderPoints', { id })}
                    >
                      {say.boxPoints}
                    </Link>
                  </span>
                ),
              ],
            }
          })}
        />
      )}
    </section>
  )
}

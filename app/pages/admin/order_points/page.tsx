// The points of one box, for an admin.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatPoints } from '../../../../domain/points.ts'
import { adminPointsMessages } from '../../../../i18n/admin_points.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { GivePoints } from '../../../admin/acting/give.tsx'
import { PointEntries } from '../../../admin/points.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOffice } from '../../../office/use_office.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, api =>
    api.get('admin_reward_points.order_point_details', { orderId: args.params.id ?? '' }),
  )

export default function OrderPoints() {
  const { client, order, balance, entries } = useLoaderData<typeof loader>()
  const say = useMessages(adminPointsMessages)
  const locale = useLocale()
  const mayGive = useOffice().rights.includes('give_money')
  const to = useLinks()
  const household = to('adminHousehold', { id: client.id })
  return (
    <OfficePage
      page="adminOrderPoints"
      title={say.title}
      above={[{ to: household, label: client.name }]}
      heading={say.ofBox(formatFullDay(order.deliveryDate, locale))}
      lede={say.earned(formatPoints(order.pointsEarned, locale), order.pointsEarned)}
      said={
        <>
          <p>
            <Link className="link" to={household}>
              {client.name}
            </Link>
            {' · '}
            {say.balance(formatPoints(balance.available, locale), formatPoints(balance.pending, locale))}
          </p>
          <p>
            <Link className="link" to={to('adminRefunds', { id: order.id })}>
              {say.refunds}
            </Link>
          </p>
        </>
      }
    >
      {mayGive && (
        <div>
          <GivePoints client={client} orderId={order.id} />
        </div>
      )}
      <PointEntries entries={entries} />
    </OfficePage>
  )
}

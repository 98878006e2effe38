// The points of one box, for an admin.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatPoints } from '../../../../domain/points.ts'
import { adminMessages } from '../../../../i18n/admin.ts'
import { adminPointsMessages } from '../../../../i18n/admin_points.ts'
import { formatDay } from '../../../../i18n/dates.ts'
import { AdminFrame } from '../../../admin/frame.tsx'
import { AdjustPoints, PointEntries } from '../../../admin/points.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../layout/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, api => api.get('admin_reward_points.order_point_details', { orderId: args.params.id ?? '' }))

export default function OrderPoints() {
  const { client, order, balance, entries } = useLoaderData<typeof loader>()
  const say = useMessages(adminPointsMessages)
  const admin = useMessages(adminMessages)
  const locale = useLocale()
  const to = useLinks()
  const household = to('adminClientPoints', { id: client.id })
  return (
    <AdminFrame
      above={[
        { to: to('admin'), label: admin.title },
        { to: household, label: client.name },
      ]}
    >
      <PageHead page="adminOrderPoints" title={say.title} />
      <header className="grid gap-3">
        <h1 className="font-display text-h1">{say.ofBox(formatDay(order.deliveryDate, locale))}</h1>
        <p className="text-lede">{say.earned(formatPoints(order.pointsEarned, locale))}</p>
        <p>
          <Link className="link" to={household}>
            {client.name}
          </Link>
          {': '}
          {say.balance(formatPoints(balance.available, locale), formatPoints(balance.pending, locale))}
        </p>
        <p>
          <Link className="link" to={to('adminRefunds', { id: order.id })}>
            {say.refunds}
          </Link>
        </p>
      </header>
      <AdjustPoints clientId={client.id} orderId={order.id} />
      <PointEntries entries={entries} />
    </AdminFrame>
  )
}

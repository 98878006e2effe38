// A household's points, for an admin: balance, history, correction.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatPoints } from '../../../../domain/points.ts'
import { adminMessages } from '../../../../i18n/admin.ts'
import { adminPointsMessages } from '../../../../i18n/admin_points.ts'
import { AdminFrame } from '../../../admin/frame.tsx'
import { AdjustPoints, PointEntries } from '../../../admin/points.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../layout/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, api => {
    const page = new URL(args.request.url).searchParams.get('page')
    const clientId = args.params.id ?? ''
    return api.get('admin_reward_points.point_histories', { clientId, ...(page && { page }) })
  })

export default function ClientPoints() {
  const { client, balance, entries, page, more } = useLoaderData<typeof loader>()
  const say = useMessages(adminPointsMessages)
  const admin = useMessages(adminMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <AdminFrame above={[{ to: to('admin'), label: admin.title }]}>
      <PageHead page="adminClientPoints" title={say.title} />
      <header className="grid gap-3">
        <h1 className="font-display text-h1">{say.title}</h1>
        <p className="text-lede">
          {client.name}, {client.email}
        </p>
        <p>{say.balance(formatPoints(balance.available, locale), formatPoints(balance.pending, locale))}</p>
      </header>
      <AdjustPoints clientId={client.id} />
      <PointEntries entries={entries} />
      <p>
        {page > 1 && (
          <Link className="link" to={`?page=${page - 1}`}>
            {say.newer}
          </Link>
        )}{' '}
        {more && (
          <Link className="link" to={`?page=${page + 1}`}>
            {say.older}
          </Link>
        )}
      </p>
    </AdminFrame>
  )
}

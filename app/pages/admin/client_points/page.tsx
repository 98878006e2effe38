// A household's points, for an admin: balance, history, correction.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatPoints } from '../../../../domain/points.ts'
import { adminPointsMessages } from '../../../../i18n/admin_points.ts'
import { GivePoints } from '../../../admin/acting/give.tsx'
import { useCorporateCredit } from '../../../admin/find_household.tsx'
import { PointEntries } from '../../../admin/points.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOffice } from '../../../office/use_office.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, api => {
    const page = new URL(args.request.url).searchParams.get('page')
    const clientId = args.params.id ?? ''
    return api.get('admin_reward_points.point_histories', { clientId, ...(page && { page }) })
  })

export default function ClientPoints() {
  const { client, balance, entries, page, more } = useLoaderData<typeof loader>()
  const say = useMessages(adminPointsMessages)
  const locale = useLocale()
  const mayGive = useOffice().rights.includes('give_money')
  const to = useLinks()
  const household = to('adminHousehold', { id: client.id })
  const corporateCredit = useCorporateCredit()
  return (
    <OfficePage
      page="adminClientPoints"
      title={say.title}
      above={[{ to: household, label: client.name }]}
      lede={`${client.name}, ${client.email}`}
      said={
        <>
          <p>{say.balance(formatPoints(balance.available, locale), formatPoints(balance.pending, locale))}</p>
          <p className="button-row">
            <Link className="link" to={household}>
              {say.household}
            </Link>
            <Link className="link" to={corporateCredit(client.id)}>
              {say.credit}
            </Link>
          </p>
        </>
      }
    >
      {mayGive && (
        <div>
          <GivePoints client={client} />
        </div>
      )}
      <PointEntries entries={entries} />
      <p>
        {page > 1 && (
          <Link className="link" to={`?page=${page - 1}`}>
            {say.newer}
          </Link>
        )}
        <span> </span>
        {more && (
          <Link className="link" to={`?page=${page + 1}`}>
            {say.older}
          </Link>
        )}
      </p>
    </OfficePage>
  )
}

// The admin's home: a list of the admin pages (rule 7).

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminMessages } from '../../../i18n/admin.ts'
import { adminAddressMessages } from '../../../i18n/admin_addresses.ts'
import { adminChoiceMessages } from '../../../i18n/admin_choice.ts'
import { adminClaimMessages } from '../../../i18n/admin_claims.ts'
import { adminClosingMessages } from '../../../i18n/admin_closing.ts'
import { adminDeliveryMessages } from '../../../i18n/admin_deliveries.ts'
import { adminGiftMessages } from '../../../i18n/admin_gifts.ts'
import { adminPaymentMessages } from '../../../i18n/admin_payments.ts'
import { adminReturnableMessages } from '../../../i18n/admin_returnables.ts'
import { adminRouteMessages } from '../../../i18n/admin_routes.ts'
import { adminShortageMessages } from '../../../i18n/admin_shortages.ts'
import { FindHousehold } from '../../admin/find_household.tsx'
import { AdminFrame } from '../../admin/frame.tsx'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../layout/links.ts'
import { load } from '../../load.ts'
import { useRootData } from '../../root_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => ({ pieces: (await api.get('content.pieces', {})).pieces.length }))

export default function AdminHome() {
  const { pieces } = useLoaderData<typeof loader>()
  const say = useMessages(adminMessages)
  const address = useMessages(adminAddressMessages)
  const delivery = useMessages(adminDeliveryMessages)
  const route = useMessages(adminRouteMessages)
  const claims = useMessages(adminClaimMessages)
  const payments = useMessages(adminPaymentMessages)
  const gifts = useMessages(adminGiftMessages)
  const shortages = useMessages(adminShortageMessages)
  const returnable = useMessages(adminReturnableMessages)
  const choice = useMessages(adminChoiceMessages)
  const closing = useMessages(adminClosingMessages)
  const { facts } = useBrand()
  const to = useLinks()
  const production = useRootData()?.environment === 'production'
  return (
    <AdminFrame page="admin" title={say.title} lede={say.lede(facts.name)}>
      <ul className="admin-tasks">
        <li className="admin-task">
          <h2>
            <Link to={to('adminContent')}>{say.tasks.content}</Link>
          </h2>
          <p>{say.tasks.contentNote}</p>
          <p className="text-muted tabular">{say.tasks.pieces(pieces)}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminAddresses')}>{address.task}</Link>
          </h2>
          <p>{address.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminClosing')}>{closing.task}</Link>
          </h2>
          <p>{closing.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminDeliveries')}>{delivery.task}</Link>
          </h2>
          <p>{delivery.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminRoutes')}>{route.task}</Link>
          </h2>
          <p>{route.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminBoxClaims')}>{claims.task}</Link>
          </h2>
          <p>{claims.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminPayments')}>{payments.task}</Link>
          </h2>
          <p>{payments.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminGiftCards')}>{gifts.task}</Link>
          </h2>
          <p>{gifts.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminReturnables')}>{returnable.task}</Link>
          </h2>
          <p>{returnable.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('adminShortages')}>{shortages.task}</Link>
          </h2>
          <p>{shortages.taskNote}</p>
        </li>
        <FindHousehold />
        <li className="admin-task">
          <h2>
            <Link to={to('categoryManager')}>{choice.ranking.task}</Link>
          </h2>
          <p>{choice.ranking.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <Link to={to('subscriptionProfiles')}>{choice.profiles.task}</Link>
          </h2>
          <p>{choice.profiles.taskNote}</p>
        </li>
        <li className="admin-task">
          <h2>
            <a href="/api/docs">{say.tasks.calls}</a>
          </h2>
          <p>{say.tasks.callsNote}</p>
        </li>
        {!production && (
          <li className="admin-task">
            <h2>
              <Link to={to('devRoom')}>{say.tasks.room}</Link>
            </h2>
            <p>{say.tasks.roomNote}</p>
          </li>
        )}
      </ul>
    </AdminFrame>
  )
}

// The admin's home: a list of the admin pages (rule 7).

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminMessages } from '../../../i18n/admin.ts'
import { adminAddressMessages } from '../../../i18n/admin_addresses.ts'
import { adminChoiceMessages } from '../../../i18n/admin_choice.ts'
import { adminClaimMessages } from '../../../i18n/admin_claims.ts'
import { adminClosingMessages } from '../../../i18n/admin_closing.ts'
import { adminCodeMessages } from '../../../i18n/admin_codes.ts'
import { adminDeliveryMessages } from '../../../i18n/admin_deliveries.ts'
import { adminGiftMessages } from '../../../i18n/admin_gifts.ts'
import { adminKitchenMessages } from '../../../i18n/admin_kitchen.ts'
import { adminPaymentMessages } from '../../../i18n/admin_payments.ts'
import { adminReturnableMessages } from '../../../i18n/admin_returnables.ts'
import { adminRouteMessages } from '../../../i18n/admin_routes.ts'
import { adminShortageMessages } from '../../../i18n/admin_shortages.ts'
import { FindHousehold } from '../../admin/find_household.tsx'
import { AdminTask } from '../../admin/task.tsx'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { load } from '../../load.ts'
import { OfficePage } from '../../office/office_page.tsx'
import { useRootData } from '../../root_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => ({ pieces: (await api.get('content.pieces', {})).pieces.length }))

export default function AdminHome() {
  const { pieces } = useLoaderData<typeof loader>()
  const say = useMessages(adminMessages)
  const address = useMessages(adminAddressMessages)
  const kitchen = useMessages(adminKitchenMessages)
  const delivery = useMessages(adminDeliveryMessages)
  const route = useMessages(adminRouteMessages)
  const claims = useMessages(adminClaimMessages)
  const payments = useMessages(adminPaymentMessages)
  const codes = useMessages(adminCodeMessages)
  const gifts = useMessages(adminGiftMessages)
  const shortages = useMessages(adminShortageMessages)
  const returnable = useMessages(adminReturnableMessages)
  const choice = useMessages(adminChoiceMessages)
  const closing = useMessages(adminClosingMessages)
  const { facts } = useBrand()
  const to = useLinks()
  const production = useRootData()?.environment === 'production'
  return (
    <OfficePage page="admin" title={say.title} lede={say.lede(facts.name)}>
      <ul className="admin-tasks">
        <AdminTask
          drawing="plate"
          note={say.tasks.contentNote}
          title={say.tasks.content}
          to={to('adminContent')}
        >
          <p className="text-muted tabular">{say.tasks.pieces(pieces)}</p>
        </AdminTask>
        <AdminTask drawing="pin" note={address.taskNote} title={address.task} to={to('adminAddresses')} />
        <AdminTask drawing="lock" note={closing.taskNote} title={closing.task} to={to('adminClosing')} />
        <AdminTask drawing="pan" note={kitchen.taskNote} title={kitchen.task} to={to('adminKitchen')} />
        <AdminTask drawing="van" note={delivery.taskNote} title={delivery.task} to={to('adminDeliveries')} />
        <AdminTask drawing="door" note={route.taskNote} title={route.task} to={to('adminRoutes')} />
        <AdminTask drawing="spill" note={claims.taskNote} title={claims.task} to={to('adminBoxClaims')} />
        <AdminTask
          drawing="receipt"
          note={payments.taskNote}
          title={payments.task}
          to={to('adminPayments')}
        />
        <AdminTask drawing="card" note={gifts.taskNote} title={gifts.task} to={to('adminGiftCards')} />
        <AdminTask drawing="tubs" note={codes.taskNote} title={codes.task} to={to('adminCodes')} />
        <AdminTask
          drawing="circle"
          note={returnable.taskNote}
          title={returnable.task}
          to={to('adminReturnables')}
        />
        <AdminTask
          drawing="scale"
          note={shortages.taskNote}
          title={shortages.task}
          to={to('adminShortages')}
        />
        <FindHousehold />
        <AdminTask
          drawing="basket"
          note={choice.ranking.taskNote}
          title={choice.ranking.task}
          to={to('categoryManager')}
        />
        <AdminTask
          drawing="sprout"
          note={choice.profiles.taskNote}
          title={choice.profiles.task}
          to={to('subscriptionProfiles')}
        />
        <AdminTask drawing="phone" note={say.tasks.callsNote} title={say.tasks.calls} href="/api/docs" />
        {!production && (
          <AdminTask drawing="clock" note={say.tasks.roomNote} title={say.tasks.room} to={to('devRoom')} />
        )}
      </ul>
    </OfficePage>
  )
}

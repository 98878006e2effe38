// A household as one story: its boxes, what happened, what one has to know of it, and what can be done for it.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { openSubscriptions } from '../../../../domain/machines/subscription_groups.ts'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { foundMessages } from '../../../../i18n/found.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { AccountActs } from './account_acts.tsx'
import { Aside } from './aside.tsx'
import { Boxes } from './boxes.tsx'
import { Story } from './story.tsx'
import { householdPageMessages, storyShown } from './words.ts'

export type Household = OutputOf<'households_admin.show'>

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, async api => {
    const clientId = args.params.id ?? ''
    const asked = new URL(args.request.url).searchParams.get('story')
    const show = storyShown.find(part => part === asked)
    const household = await api.get('households_admin.show', { clientId })
    const moves = isOpen(household) && household.address !== null
    const [story, delivery] = await Promise.all([
      api.get('households_admin.story', { clientId, ...(show && { show }) }),
      moves ? api.get('households_admin.delivery', { clientId }) : null,
    ])
    return { household, story, show, delivery }
  })

const isOpen = ({ subscription }: Household): boolean => isOneOf(subscription?.state, openSubscriptions)

export default function HouseholdPage() {
  const { household, story, show, delivery } = useLoaderData<typeof loader>()
  const { client, subscription } = household
  const say = useMessages(adminHouseholdMessages)
  const words = useMessages(householdPageMessages)
  const { states } = useMessages(foundMessages)
  const locale = useLocale()
  const { rights } = useOffice()
  const to = useLinks()
  const mayAct = rights.includes('act_for_households')
  const mayGive = rights.includes('give_money')
  const state = subscription?.state ?? 'none'
  return (
    <OfficePage
      aside={<Aside household={household} mayAct={mayAct} />}
      end={
        <>
          {mayAct && (
            <Link className="of-btn" to={to('adminSeen', { id: client.id })}>
              {words.seen}
            </Link>
          )}
          <a className="of-btn" href={`mailto:${client.email}`}>
            {words.write}
          </a>
        </>
      }
      heading={client.name}
      lede={[
        subscription?.plan,
        say.languages[client.language],
        words.since(formatFullDay(client.since, locale)),
      ]
        .filter(Boolean)
        .join(' · ')}
      page="adminHousehold"
      said={
        <State
          shape={state === 'active' ? 'done' : state === 'closed' ? 'failed' : 'waits'}
          tone={state === 'active' ? 'good' : state === 'closed' ? 'bad' : 'warn'}
        >
          {states[state]}
        </State>
      }
      title={say.title}
    >
      <Boxes household={household} mayAct={mayAct} mayGive={mayGive} />
      <AccountActs delivery={delivery} household={household} mayAct={mayAct} mayGive={mayGive} />
      <Story
        clientId={client.id}
        first={story}
        key={`${show} ${story.entries[0]?.id ?? ''} ${story.entries.length}`}
        mayAct={mayAct}
        show={show}
      />
    </OfficePage>
  )
}

// Profiles of the active households, and the dishes that the automatic choice would give them.

import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { sentences } from '../../../components/sentences.ts'
import { SelectField } from '../../../components/text_fields.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { ProfileRow } from './profile_row.tsx'

/** Profiles on a page of the list, as the call returns them. */
const onPage = 50

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const page = new URL(args.request.url).searchParams.get('page')
    const index = await api.get('subscription_profiles.index_data', page ? { page } : {})
    const top = await api.get('subscription_profiles.top_profiles', {})
    return { ...index, top: { profiles: top.profiles.length, households: top.households } }
  })

export default function SubscriptionProfiles() {
  const { profiles, totals, top, page, pages, weeks } = useLoaderData<typeof loader>()
  const say = useMessages(adminChoiceMessages).profiles
  const locale = useLocale()
  // The first week may be in processing already; the second can certainly still be ordered.
  const [week, setWeek] = useState(weeks[1] ?? weeks[0] ?? null)
  return (
    <OfficePage
      page="subscriptionProfiles"
      title={say.title}
      lede={say.lede}
      said={
        totals.households === 0 ? (
          <p>{say.none}</p>
        ) : (
          <p className="tabular">
            {sentences(
              say.totals(totals.households, totals.profiles),
              totals.profiles > top.profiles &&
                say.top(top.profiles, Math.round((100 * top.households) / totals.households)),
            )}
          </p>
        )
      }
    >
      {week === null ? (
        <p>{say.noWeek}</p>
      ) : (
        <div className="admin-find">
          <SelectField
            label={say.week}
            onChange={event => setWeek(event.currentTarget.value)}
            options={weeks.map(one => ({ value: one, label: formatFullDay(one, locale) }))}
            value={week}
          />
        </div>
      )}
      {profiles.length > 0 && (
        <section aria-label={say.list} className="admin-section">
          <ol className="admin-profiles" start={(page - 1) * onPage + 1}>
            {profiles.map((profile, place) => (
              <ProfileRow
                key={`${profile.key} ${week}`}
                place={(page - 1) * onPage + place + 1}
                profile={profile}
                week={week}
              />
            ))}
          </ol>
          <Pagination page={page} pages={pages} toPage={number => ({ search: `?page=${number}` })} />
        </section>
      )}
    </OfficePage>
  )
}

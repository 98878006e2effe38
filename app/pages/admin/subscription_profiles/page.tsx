// Profiles of the active households, and the dishes that the automatic choice would give them.

import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { officeMessages } from '../../../../i18n/office.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Pagination } from '../../../components/pagination.tsx'
import { sentences } from '../../../components/sentences.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Preview } from '../../../office/preview.tsx'
import { Strip } from '../../../office/strip.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { PreviewedBox } from './previewed_box.tsx'
import { Profiles } from './profiles.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

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
  const strip = useMessages(officeMessages).strip
  const locale = useLocale()
  const [asked] = useSearchParams()
  // The first week may be in processing already; the second can certainly still be ordered.
  const week = weeks.find(one => one === asked.get('week')) ?? weeks[1] ?? weeks[0] ?? null
  const [shown, setShown] = useState<string | null>(null)
  return (
    <OfficePage
      aside={
        <Panel title={say.preview}>
          <BoxOf profile={shown} week={week} />
        </Panel>
      }
      end={
        week !== null && (
          <Strip
            after={null}
            before={null}
            chosen={week}
            name={strip.week}
            parameter="week"
            stops={weeks.map(one => ({
              value: one,
              label: formatShortDay(one, locale),
              ...(one === weeks[0] && { said: say.firstWeek }),
            }))}
          />
        )
      }
      lede={say.lede}
      page="subscriptionProfiles"
      said={
        totals.households > 0 && (
          <p>
            {sentences(
              say.totals(totals.households, totals.profiles),
              totals.profiles > top.profiles &&
                say.top(top.profiles, Math.round((100 * top.households) / totals.households)),
            )}
          </p>
        )
      }
      title={say.title}
    >
      <Profiles
        before={(page - 1) * onPage}
        households={totals.households}
        profiles={profiles}
        shown={shown}
        toggle={week === null ? null : key => setShown(shown === key ? null : key)}
      />
      <Pagination page={page} pages={pages} toPage={number => ({ search: `?page=${number}` })} />
    </OfficePage>
  )
}

/** Profiles on a page of the list, as the call returns them. */
const onPage = 50

/** The box of one household of a profile, in a week. */
function BoxOf({ profile, week }: { profile: string | null; week: string | null }) {
  const api = useOfficeApi()
  const say = useMessages(adminChoiceMessages).profiles
  if (week === null) return <p className="of-meta">{say.noWeek}</p>
  if (profile === null) return <p className="of-meta">{say.pick}</p>
  return (
    <Preview
      of={`${profile} ${week}`}
      read={() => api().post('subscription_profiles.preview_order_generation', { profile, week })}
    >
      {preview => <PreviewedBox preview={preview} />}
    </Preview>
  )
}

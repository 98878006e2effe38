// A box by its link: its progress, for anybody at the door. It shows neither the household nor the contents.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatHours, formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { trackingMessages } from '../../../../i18n/tracking.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { RoadTold } from '../../../tracking/road_told.tsx'
import { useLive } from '../../../tracking/use_live.ts'

type Shared = OutputOf<'tracking.shared'>

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => {
    const token = args.params.token ?? ''
    try {
      return { token, box: await api.get('tracking.shared', { token }) }
    } catch (failure) {
      // An expired or unknown link: the page says so.
      if (failure instanceof Refusal && failure.code === 'not_found') return { token, box: null }
      throw failure
    }
  })

/** The link's words for the states of an order. */
const stateOf: Partial<Record<string, Shared['state']>> = {
  out_for_delivery: 'day_of',
  delivered: 'success',
  failed: 'failed',
}

export default function SharedTracking() {
  const { token, box } = useLoaderData<typeof loader>()
  const say = useMessages(trackingMessages)
  const to = useLinks()
  return (
    <div className="page-width account-page">
      <PageHead page="trackShared" title={say.title} />
      {box ? (
        <Told box={box} token={token} />
      ) : (
        <>
          <h1>{say.over}</h1>
          <p className="text-lede">{say.overNote}</p>
          <p>
            <ButtonLink to={to('track')}>{say.toTrack}</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

function Told({ box, token }: { box: Shared; token: string }) {
  const say = useMessages(trackingMessages)
  const locale = useLocale()
  const watched = box.state === 'day_of' ? `/tracking/live/${token}` : null
  const news = useLive<{ state: string; road: NonNullable<Shared['road']> }>(watched, null)
  const state = (news && stateOf[news.state]) ?? box.state
  const road = news?.road ?? box.road
  const day = formatWeekdayAndDay(box.deliveryDate, locale)
  const hours = formatHours(box.window, locale)
  const sentences = {
    after_cutoff: say.sharedComing(day, hours),
    day_of: say.sharedToday(hours),
    success: say.sharedSuccess,
    failed: say.sharedFailed,
  }
  return (
    <section className="underway" data-state={state}>
      <div className="underway-words" data-ground="deep">
        <h1 className="text-h2">{say.sharedHeading[state]}</h1>
        <p aria-live="polite" className="underway-lede">
          {sentences[state]}
        </p>
        {state === 'day_of' && road && <RoadTold road={road} />}
      </div>
    </section>
  )
}

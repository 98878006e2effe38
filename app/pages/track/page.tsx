import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import type { Road } from '../../../contract/tracking.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { BoxClaims } from '../../box_claims/claims.tsx'
import { claimForm } from '../../box_claims/forms.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { OpeningBox } from '../../components/opening_box.tsx'
import { formAction } from '../../forms/action.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { Arrival } from '../../orders/arrival.tsx'
import { OtherWays } from '../../orders/other_ways.tsx'
import { bagsTold } from '../../pickups/bags_told.ts'
import { shortageForm } from '../../shortages/forms.ts'
import { Shortages } from '../../shortages/shortages.tsx'
import { RoadMap } from '../../tracking/road_map.tsx'
import { RoadTold } from '../../tracking/road_told.tsx'
import { useLive } from '../../tracking/use_live.ts'
import { LeaveOut } from './leave_out.tsx'
import { ShareLink } from './share_link.tsx'
import { Trail } from './trail.tsx'
import { useSentence } from './use_sentence.ts'

/** The updates of a watched box. */
interface News {
  state: string
  road: Road
}

export type Tracked = NonNullable<OutputOf<'tracking.mine'>['tracking']>

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => {
    const [{ tracking }, returnables] = await Promise.all([api.get('tracking.mine', {}), bagsTold(api)])
    const places = tracking?.door
      ? (await api.get('locations.location_data', {})).provinces.flatMap(one => one.places)
      : []
    // A box that did not come, or comes late, can be remedied.
    const wrong = tracking?.state === 'failed' || tracking?.road?.late
    const said =
      wrong && tracking?.order ? await api.get('box_claims.of_box', { orderId: tracking.order.id }) : null
    const { shortages } =
      tracking?.state === 'after_cutoff' && tracking.order
        ? await api.get('shortages.of_box', { orderId: tracking.order.id })
        : { shortages: [] }
    return { tracking, returnables, said, shortages, places: near(places, tracking?.door ?? null) }
  })

export const action = formAction(shortageForm, claimForm)

/** Communities around a door, the largest first. */
function near<P extends { lat: number; lon: number; areas: number }>(
  places: readonly P[],
  door: { lat: number; lon: number } | null,
): P[] {
  if (!door) return []
  return places
    .filter(({ lat, lon }) => Math.abs(lat - door.lat) < 0.4 && Math.abs(lon - door.lon) < 0.6)
    .toSorted((a, b) => b.areas - a.areas)
}

/** Where the household's box is, or when the next one comes (area 4, Delivery tracking messages). */
export default function TrackPage() {
  const { tracking: loaded, returnables, said, shortages, places } = useLoaderData<typeof loader>()
  const say = useMessages(trackingMessages)
  const news = useLive<News>(loaded?.road ? '/account/tracking/live' : null, loaded?.order?.state ?? null)
  const tracking = loaded && news ? { ...loaded, road: news.road } : loaded
  return (
    <div className="page-width account-page">
      <PageHead page="track" title={say.title} />
      {tracking ? <Told tracking={tracking} /> : <Nothing />}
      {tracking?.order && <Shortages orderId={tracking.order.id} shortages={shortages} />}
      {said && tracking?.order && <BoxClaims orderId={tracking.order.id} said={said} />}
      {tracking?.road?.window && tracking.door && (
        <RoadMap door={tracking.door} places={places} van={tracking.road.van} vanAt={tracking.road.vanAt} />
      )}
      {tracking && returnables && <LeaveOut tracking={tracking} returnables={returnables} />}
      {tracking?.road?.window && <ShareLink />}
    </div>
  )
}

function Told({ tracking }: { tracking: Tracked }) {
  const { heading, sentence } = useSentence(tracking)
  const { state, order } = tracking
  const shown = state === 'after_cutoff' || state === 'day_of' || state === 'success'
  return (
    <section className="underway" data-state={state}>
      <div className="underway-words" data-ground="deep">
        <h1 className="text-h2">{heading}</h1>
        <p aria-live="polite" className="underway-lede">
          {sentence}
        </p>
        {tracking.road && <RoadTold road={tracking.road} />}
        {order && shown && <Trail order={order} steps={tracking.steps} />}
        <p className="button-row">
          <Ways tracking={tracking} />
        </p>
      </div>
      {state === 'day_of' && order?.state === 'out_for_delivery' && (
        <div className="underway-box">
          <OpeningBox />
        </div>
      )}
    </section>
  )
}

/** The possible actions. */
function Ways({ tracking: { state, order } }: { tracking: Tracked }) {
  const say = useMessages(trackingMessages)
  const to = useLinks()
  const { facts } = useBrand()
  if (order?.overdue) return <Arrival order={order} />
  if (state === 'failed') {
    return (
      <a className="button" data-kind="primary" data-size="normal" href={`mailto:${facts.email}`}>
        {say.write}
      </a>
    )
  }
  if (order?.toPay) {
    return (
      <>
        <ButtonLink size="small" to={to('paymentMethod')}>
          {say.otherCard}
        </ButtonLink>
        <OtherWays paypal={order.toPay.paypal} />
      </>
    )
  }
  if (!order || state === 'skipped') return <ButtonLink to={to('account')}>{say.toAccount}</ButtonLink>
  return (
    <ButtonLink to={to('editor', { id: order.id })}>
      {state === 'before_cutoff' ? say.edit : say.toBox}
    </ButtonLink>
  )
}

function Nothing() {
  const say = useMessages(trackingMessages)
  const to = useLinks()
  return (
    <>
      <h1>{say.none}</h1>
      <p className="text-lede">{say.noneNote}</p>
      <p>
        <ButtonLink to={to('account')}>{say.toAccount}</ButtonLink>
      </p>
    </>
  )
}

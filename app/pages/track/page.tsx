import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { bagsTold } from '../../pickups/bags_told.ts'
import { Trail } from './trail.tsx'
import { useFollowing } from './use_following.ts'
import { useSentence } from './use_sentence.ts'

export type Tracked = NonNullable<OutputOf<'tracking.mine'>['tracking']>

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (api, page) => {
    const [{ tracking }, returnables] = await Promise.all([api.get('tracking.mine', {}), bagsTold(api)])
    return { tracking, returnables, today: page.today }
  })

/** Where the household's box is, or when the next one comes (SPEC 4, Delivery tracking messages). */
export default function TrackPage() {
  const { tracking, returnables, today } = useLoaderData<typeof loader>()
  const say = useMessages(trackingMessages)
  useFollowing(tracking?.order?.deliveryDate === today || tracking?.order?.overdue === true)
  const coming = tracking?.state === 'day_of' || tracking?.state === 'after_cutoff'
  return (
    <div className="page-width account-page">
      <PageHead page="track" title={say.title} />
      {tracking ? <Told tracking={tracking} /> : <Nothing />}
      {coming && returnables && <LeaveOut returnables={returnables} />}
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
        {order && shown && <Trail order={order} steps={tracking.steps} />}
        <p className="button-row">
          <Ways tracking={tracking} />
        </p>
      </div>
    </section>
  )
}

/** What can be done about it. */
function Ways({ tracking: { state, order } }: { tracking: Tracked }) {
  const say = useMessages(trackingMessages)
  const to = useLinks()
  const { facts } = useBrand()
  if (state === 'failed' || order?.overdue) {
    return (
      <a className="button" data-kind="primary" data-size="normal" href={`mailto:${facts.email}`}>
        {say.write}
      </a>
    )
  }
  if (order?.state === 'payment_failed') return <ButtonLink to={to('paymentMethod')}>{say.toCard}</ButtonLink>
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

/** Bags and kits the driver of the next box takes along. */
function LeaveOut({ returnables }: { returnables: OutputOf<'account.returnables'> }) {
  const say = useMessages(trackingMessages)
  const { kind } = useMessages(pickupMessages)
  const out = [
    ...returnables.bags.map(one => ({ ...one, kind: kind.cooler_bag })),
    ...returnables.kits.map(one => ({ ...one, kind: kind.zero_waste_kit })),
  ].filter(one => !one.arriving)
  if (out.length === 0) return null
  return (
    <section aria-labelledby="leave-out">
      <h2 className="account-heading" id="leave-out">
        {say.bags}
      </h2>
      <ul>
        {out.map(one => (
          <li key={one.number}>
            {one.kind}, {say.number(one.number)}
          </li>
        ))}
      </ul>
      <p className="text-muted">{say.bagsNote}</p>
    </section>
  )
}

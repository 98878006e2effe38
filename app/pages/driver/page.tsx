// The driver's page: today's stops in order, the possible reports, and the reports still to be sent. It works without a connection.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { finishedStops, openStops } from '../../../domain/machines/stop_groups.ts'
import { formatClock, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { sentences } from '../../components/sentences.ts'
import { useAttempt } from '../../forms/attempt.ts'
import { LanguageLink } from '../../layout/language_link.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import type { Action } from './queue.ts'
import { StopCard, StopLine } from './stop.tsx'
import { type Driving, useDriving } from './use_driving.ts'
import { driverMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async (api, page) => ({ day: await api.get('drivers.today', {}), now: page.now }))

export default function DriverPage() {
  const { day: loaded, now } = useLoaderData<typeof loader>()
  const say = useMessages(driverMessages)
  const locale = useLocale()
  const driving = useDriving(loaded, now)
  return (
    <div className="driver-page">
      <PageHead page="driver" title={say.title} />
      <header className="driver-head">
        <h1>{say.title}</h1>
        <LanguageLink />
        <p>{formatWeekdayAndDay(driving.day.date, locale)}</p>
      </header>
      <noscript>
        <p>{say.noScript}</p>
      </noscript>
      <Outstanding driving={driving} />
      {driving.day.routes.length === 0 && (
        <section className="driver-none">
          <h2>{say.none}</h2>
          <p>{say.noneNote}</p>
        </section>
      )}
      {driving.day.routes.map(route => (
        <RouteToDrive driving={driving} key={route.id} route={route} />
      ))}
      <p>
        <Button kind="secondary" onClick={() => driving.refresh()} size="small">
          {say.refresh}
        </Button>
      </p>
    </div>
  )
}

/** Unsent actions, this driver's and others', and refused ones. */
function Outstanding({ driving: { day, waiting, others, sent, refused } }: { driving: Driving }) {
  const say = useMessages(driverMessages)
  const to = useLinks()
  const stops = day.routes.flatMap(route => route.stops)
  return (
    <div aria-live="polite" className="driver-outstanding">
      {waiting > 0 && <p>{say.waiting(waiting)}</p>}
      {waiting + others.length === 0 && <p>{say.allSent}</p>}
      {others.map(({ id, name, count }) => (
        <p key={id}>{say.others(count, name)}</p>
      ))}
      {sent === 'other_driver' && <OtherAccount name={day.driver.name} />}
      {sent === 'signed_out' && (
        <Banner tone="warn">
          {say.signIn}{' '}
          <a className="link" href={to('signIn')}>
            {say.toSignIn}
          </a>
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner tone="warn">
          {say.refused(refused.length)}
          {refused.map(({ action, state }) => {
            const stop = stops.find(({ id }) => id === action.stopId)
            const said = wordOf(action.kind)
            if (!stop || !state || !said) return null
            return <p key={action.id}>{say.differs(stop.name, say.states[said], say.states[state])}</p>
          })}
        </Banner>
      )}
    </div>
  )
}

/** Another account is signed in, and this driver's reports wait for their own: the sign-in page opens once that one is signed out. */
function OtherAccount({ name }: { name: string }) {
  const say = useMessages(driverMessages)
  const to = useLinks()
  const attempt = useAttempt()
  const change = () =>
    attempt.run(async () => {
      await browserApi().post('sessions.sign_out_client', {})
      location.assign(to('signIn'))
    })
  return (
    <Banner
      action={
        <Button busy={attempt.busy} kind="secondary" onClick={change} size="small">
          {say.changeAccount}
        </Button>
      }
      tone="warn"
    >
      {attempt.sentence ?? say.otherDriver(name)}
    </Banner>
  )
}

/** The state that a report claims; null for one that claims none. */
const wordOf = (kind: Action['kind']) => (kind === 'bags' || kind === 'photo' ? null : kind)

function RouteToDrive({ route, driving }: { route: Driving['day']['routes'][number]; driving: Driving }) {
  const say = useMessages(driverMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const left = route.stops.filter(({ state }) => isOneOf(state, openStops))
  const behind = route.stops.filter(({ state }) => isOneOf(state, finishedStops))
  const [next, ...later] = left
  const title = say.route(route.number)
  return (
    <section aria-label={title} className="driver-route">
      <h2>{title}</h2>
      <p>
        {sentences(
          `${say.facts(left.length, route.stops.length)}.`,
          !route.started && `${say.leaves(formatClock(route.leaves, locale))}.`,
        )}
      </p>
      {!route.started && (
        <div className="driver-leave">
          <Button busy={attempt.busy} onClick={() => attempt.run(() => driving.leave(route.id))}>
            {say.leave}
          </Button>
          <p className="text-muted">{say.leaveNote}</p>
          {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        </div>
      )}
      {next ? (
        <>
          <h3>{say.next}</h3>
          <StopCard key={next.id} tell={said => driving.say(route.id, said)} stop={next} />
        </>
      ) : (
        <p>{say.allDone}</p>
      )}
      {later.length > 0 && (
        <>
          <h3>{say.later}</h3>
          <ol className="driver-stops">
            {later.map(stop => (
              <li key={stop.id}>
                <details>
                  <summary>
                    <StopLine stop={stop} />
                  </summary>
                  <StopCard tell={said => driving.say(route.id, said)} stop={stop} />
                </details>
              </li>
            ))}
          </ol>
        </>
      )}
      {behind.length > 0 && (
        <>
          <h3>{say.behind}</h3>
          <ol className="driver-stops">
            {behind.map(stop => (
              <li key={stop.id}>
                <StopLine stop={stop} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

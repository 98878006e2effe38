// Both loyalty screens: the balance, the possible redemptions, and the history (rules 9, 44).

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import type { PageId } from '../../../contract/page_table.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { formatPoints } from '../../../domain/points.ts'
import { balanceMessages } from '../../../i18n/balances.ts'
import { formatDay, formatFullDay } from '../../../i18n/dates.ts'
import { rewardsMessages } from '../../../i18n/rewards.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { ShowMore } from '../../components/pagination.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { ChoiceCards } from '../../dishes/choice_cards.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { useRequestId } from '../../request_id.ts'
import { Balances } from '../../value/balances.tsx'

type Options = OutputOf<'rewards.gift_card_options'>
type Histories = OutputOf<'rewards.histories'>

interface RewardsProps {
  page: PageId
  available: number
  /** Points that wait for a delivery. */
  pending: number
  options: Options
  histories: Histories
  /** Turns points into credit; the id identifies the redemption. */
  redeem: (points: number, requestId: string) => Promise<{ creditCents: number }>
}

export function Rewards({ page, available, pending, options, histories, redeem }: RewardsProps) {
  const say = useMessages(rewardsMessages)
  const balance = useMessages(balanceMessages)
  const locale = useLocale()
  const number = (points: number) => formatPoints(points, locale)
  const { next, toDouble, ended, endsOn, useBy, credit } = options
  const redeemable = options.options.some(option => option.enough)
  const dayOf = (date: string | null) => (date === null ? '' : formatFullDay(date, locale))
  const end = dayOf(endsOn)
  const reached = next ? Math.max(0, Math.min(1, available / next.points)) : 1
  const percent = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(options.percent / 100)
  return (
    <div className="page-width account-page rewards">
      <PageHead page={page} title={say.title} />
      <header className="rewards-head">
        <h1>{say.heading}</h1>
        <p className="text-lede">{ended ? say.ended(end) : say.lede(percent)}</p>
      </header>
      <section aria-labelledby="balances" className="rewards-balance">
        <h2 className="account-heading" id="balances">
          {balance.heading}
        </h2>
        <Balances
          {...credit}
          points={available}
          pointsEnding={options.pointsEnding}
          pointsPending={pending}
        />
        {ended ? (
          redeemable && <p>{say.endedLeft(dayOf(useBy))}</p>
        ) : (
          <>
            <progress aria-hidden className="rewards-progress" max={1} value={reached} />
            {redeemable && (
              <p>
                {next
                  ? say.nextUp(number(next.missing), next.missing, formatMoneyShort(next.points, locale))
                  : say.allReached}
              </p>
            )}
            <p className="text-muted">
              {toDouble ? say.toDouble(toDouble.left, toDouble.deliveries) : say.doubled}
            </p>
          </>
        )}
      </section>
      {redeemable && <Redeem available={available} options={options} redeem={redeem} />}
      <History first={histories} key={histories.entries[0]?.at ?? ''} />
      {!ended && <p className="text-muted">{say.expiry}</p>}
      {end && !ended && <Banner tone="info">{say.ends(end, dayOf(useBy))}</Banner>}
    </div>
  )
}

function Redeem({ available, options, redeem }: Pick<RewardsProps, 'available' | 'options' | 'redeem'>) {
  const say = useMessages(rewardsMessages)
  const locale = useLocale()
  const notify = useToasts()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<string | null>(null)
  const [unchosen, setUnchosen] = useState(false)
  const requestId = useRequestId()
  const credit = (cents: number) => formatMoneyShort(cents, locale)

  async function redeemChosen() {
    setUnchosen(chosen === null)
    if (chosen === null) return
    const done = await attempt.run(() => redeem(Number(chosen), requestId.get()))
    if (!done) return
    requestId.renew()
    setChosen(null)
    notify({ text: say.redeemed(credit(done.creditCents)) })
    await revalidate()
  }

  return (
    <section aria-labelledby="redeem" className="rewards-redeem">
      <h2 className="account-heading" id="redeem">
        {say.redeemHeading}
      </h2>
      <p>{say.redeemNote}</p>
      <ChoiceCards
        error={unchosen && chosen === null ? say.chooseOne : null}
        legend={say.redeemHeading}
        look="tile"
        name="points"
        onChange={value => {
          setChosen(value)
          requestId.renew()
        }}
        options={options.options.map(({ points, creditCents, enough }) => ({
          value: String(points),
          title: credit(creditCents),
          text: enough
            ? say.option(formatPoints(points, locale), points)
            : say.notEnough(formatPoints(points - available, locale), points - available),
          disabled: !enough,
        }))}
        quiet
        value={chosen}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p>
        <Button busy={attempt.busy} onClick={redeemChosen}>
          {say.redeem}
        </Button>
      </p>
    </section>
  )
}

function History({ first }: { first: Histories }) {
  const say = useMessages(rewardsMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const [pages, setPages] = useState([first])
  const entries = pages.flatMap(page => page.entries)
  const next = pages.at(-1)?.next ?? null

  async function more() {
    if (next === null) return
    const page = await attempt.run(() => browserApi().get('rewards.histories', { after: next }))
    if (page) setPages(before => [...before, page])
  }

  return (
    <section aria-labelledby="points-history">
      <h2 className="account-heading" id="points-history">
        {say.history}
      </h2>
      {entries.length === 0 ? (
        <>
          <p>{say.empty}</p>
          <p className="text-muted">{say.emptyNote}</p>
        </>
      ) : (
        <ul className="rewards-history">
          {entries.map(entry => (
            <li key={`${entry.at} ${entry.reason} ${entry.orderId}`}>
              <span>
                {say.reasons[entry.reason]}
                {entry.deliveryDate && (
                  <span className="text-muted rewards-box">
                    {say.ofBox(formatDay(entry.deliveryDate, locale))}
                  </span>
                )}
                {entry.pending && <span className="text-muted rewards-box">{say.onceDelivered}</span>}
              </span>
              <time className="text-muted" dateTime={entry.on}>
                {formatFullDay(entry.on, locale)}
              </time>
              <span className="rewards-points tabular" data-lost={entry.points < 0 || undefined}>
                {entry.points > 0 ? '+' : '−'}
                {formatPoints(Math.abs(entry.points), locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {attempt.sentence && <Banner tone="warn">{say.moreFailed(attempt.sentence)}</Banner>}
      {next !== null && <ShowMore busy={attempt.busy} onMore={more} />}
      <p className="visually-hidden" role="status">
        {pages.length > 1 && say.loaded(entries.length)}
      </p>
    </section>
  )
}

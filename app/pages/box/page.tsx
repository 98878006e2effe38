// One box past its cutoff: its dishes with the recipes as they were sold, the receipt to the cent, late edits.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import {
  claimableOrders,
  cookableOrders,
  everPaidOrders,
  underwayOrders,
  voidOrders,
} from '../../../domain/machines/order_groups.ts'
import { formatMoney } from '../../../domain/money.ts'
import { paymentRows } from '../../../domain/pricing/receipt_rows.ts'
import { isOverdue } from '../../../domain/tracking.ts'
import { boxMessages } from '../../../i18n/box.ts'
import { cookMessages } from '../../../i18n/cook.ts'
import { formatDay, formatHours, formatWallClock, formatWeekdayAndFullDay } from '../../../i18n/dates.ts'
import { historyMessages } from '../../../i18n/history.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import { ReceiptSums } from '../../box/receipt.tsx'
import { BoxClaims } from '../../box_claims/claims.tsx'
import { claimForm } from '../../box_claims/forms.ts'
import { cardName } from '../../card/card_name.ts'
import { Banner } from '../../components/banner.tsx'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { formAction } from '../../forms/action.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { Arrival } from '../../orders/arrival.tsx'
import { PaymentNotice } from '../../orders/payment_notices.tsx'
import { cookedOf } from '../../recipe/cooked_dishes.ts'
import { Ingredients } from '../../recipe/ingredients.tsx'
import { Steps } from '../../recipe/steps.tsx'
import { useRootData } from '../../root_data.ts'
import { shortageForm } from '../../shortages/forms.ts'
import { Shortages } from '../../shortages/shortages.tsx'

type Box = OutputOf<'clients.box'>
type Line = Box['order']['lines'][number]

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => {
    const orderId = args.params.id ?? ''
    const box = await api.get('clients.box', { orderId })
    const said = isOneOf(box.order.state, claimableOrders)
      ? await api.get('box_claims.of_box', { orderId })
      : null
    const { shortages } = await api.get('shortages.of_box', { orderId })
    return { ...box, said, shortages }
  })

export const action = formAction(shortageForm, claimForm)

export default function BoxPage() {
  const box = useLoaderData<typeof loader>()
  const { order, said } = box
  const say = useMessages(boxMessages)
  const cook = useMessages(cookMessages)
  const history = useMessages(historyMessages)
  const { facts } = useBrand()
  const locale = useLocale()
  const to = useLinks()
  const day = formatWeekdayAndFullDay(order.deliveryDate, locale)
  const overdue = isOverdue(order, useRootData()?.today ?? '')
  const states: Partial<Record<string, string>> = history.states
  return (
    <div className="page-width account-page">
      <PageHead
        page="box"
        parameters={{ id: order.id }}
        title={say.title(formatDay(order.deliveryDate, locale))}
      />
      <p>
        <Link className="link" to={to('history')}>
          {say.back}
        </Link>
      </p>
      <header className="stack-close">
        <h1>{say.heading(day)}</h1>
        <p className="text-lede">
          {[
            overdue ? history.overdue : (states[order.state] ?? history.labels[order.label]),
            formatHours(order.window, locale),
          ].join(', ')}
        </p>
      </header>
      {overdue && (
        <section className="stack-close">
          <p>{history.overdueNote}</p>
          <p className="button-row">
            <Arrival order={order} />
          </p>
        </section>
      )}
      {order.state === 'failed' && (
        <Banner tone="warn">
          {said?.about === 'whole' ? say.failed : say.failedDone}{' '}
          <a className="link" href={`mailto:${facts.email}`}>
            {facts.email}
          </a>
          {', '}
          <a className="link" href={facts.phone.href}>
            {facts.phone.shown}
          </a>
        </Banner>
      )}
      {order.state === 'payment_failed' && <PaymentNotice order={order} paypal={box.paypal} />}
      <Shortages orderId={order.id} shortages={box.shortages} />
      {isOneOf(order.state, cookableOrders) && cookedOf(order.lines, box.recipes).length > 0 && (
        <p>
          <ButtonLink to={to('cook', { id: order.id })}>{cook.open}</ButtonLink>
        </p>
      )}
      {said && <BoxClaims orderId={order.id} said={said} />}
      <div className="past-box">
        <section aria-labelledby="box-inside" className="past-box-dishes">
          <h2 className="text-h3" id="box-inside">
            {isOneOf(order.state, underwayOrders) ? say.insideAhead : say.inside}
          </h2>
          {order.lines.length === 0 && <p>{say.nothingInside}</p>}
          {order.lines.map(line => (
            <BoxLine box={box} key={line.productId} line={line} />
          ))}
        </section>
        <BoxReceipt box={box} />
      </div>
    </div>
  )
}

function BoxLine({ box, line }: { box: Box; line: Line }) {
  const say = useMessages(boxMessages)
  const locale = useLocale()
  const recipe = box.recipes.find(one => one.productId === line.productId)
  const title = line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name
  return (
    <article className="past-box-line">
      <DishPicture alt="" picture={line.picture} />
      <div>
        <h3 className="minor-heading">
          {title} <span className="text-muted tabular">{formatMoney(line.cents, locale)}</span>
        </h3>
        {recipe?.swap && <p className="text-muted">{recipe.swap.name}</p>}
        {recipe && recipe.allergens.length > 0 && (
          <p className="text-meta">
            {say.contains} <b>{recipe.allergens.join(', ')}</b>
          </p>
        )}
        {recipe && recipe.mayContain.length > 0 && (
          <p className="text-meta">
            {say.mayContain} {recipe.mayContain.join(', ')}
          </p>
        )}
        {recipe && recipe.ingredients.length > 0 && (
          <details>
            <summary className="link">{say.recipe(line.name)}</summary>
            <div className="past-box-recipe">
              <Ingredients product={recipe} />
              {recipe.swap && <p>{recipe.swap.cooking}</p>}
              {recipe.steps.length > 0 && <Steps product={recipe} />}
            </div>
          </details>
        )}
      </div>
    </article>
  )
}

function BoxReceipt({ box: { order, card, late } }: { box: Box }) {
  const say = useMessages(boxMessages)
  const inReceipt = useMessages(receiptPartMessages)
  const to = useLinks()
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  if (isOneOf(order.state, voidOrders)) {
    return (
      <section aria-labelledby="box-receipt" className="past-box-receipt" data-ground="sunk">
        <h2 className="text-h3" id="box-receipt">
          {say.nothingCharged}
        </h2>
        {order.state === 'cancelled' && <p>{say.cancelled}</p>}
      </section>
    )
  }
  const payers = { given: say.given, bought: say.bought, corporate: say.corporate, card: say.byCard }
  return (
    <section aria-labelledby="box-receipt" className="past-box-receipt" data-ground="sunk">
      <h2 className="text-h3" id="box-receipt">
        {order.state === 'payment_failed' ? say.toPay : say.receipt}
      </h2>
      <ReceiptSums sums={order.receipt} />
      <p className="plan-summary-total">
        <b>{inReceipt.total}</b> <b className="tabular">{money(order.totalCents)}</b>
      </p>
      <dl className="sums">
        {paymentRows(order.receipt.payment).map(({ payer, cents }) => (
          <div key={payer}>
            <dt>
              {payer === 'card' && card
                ? say.paidBy(`${cardName(card.brand)} ${card.last4}`.trim())
                : payers[payer]}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {late.length > 0 && (
        <>
          <h3 className="minor-heading">{say.late}</h3>
          <ul>
            {late.map(({ name, quantity, cents, atLocal }) => (
              <li key={`${name} ${atLocal}`}>
                {say.lateOne(quantity > 1 ? `${quantity} × ${name}` : name, formatWallClock(atLocal, locale))}{' '}
                <span className="tabular">{money(cents)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOneOf(order.state, everPaidOrders) && (
        <p>
          <Link className="link" to={to('receipt', { id: order.id })}>
            {say.toReceipt}
          </Link>
        </p>
      )}
    </section>
  )
}

// A page to try out PayPal: one button for each of its calls. Outside production only.

import { useState } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { requestContext } from '../../../context.ts'
import { useAttempt } from '../../../forms/attempt.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { devPaypalMessages } from './words.ts'

export async function loader(args: LoaderFunctionArgs) {
  if (args.context.get(requestContext).environment === 'production') throw data(null, { status: 404 })
  return load(args, async api => ({ offered: await offered(api.get('gift_cards.init_paypal_payment', {})) }))
}

/** Null where PayPal is not offered. */
const offered = (asked: Promise<OutputOf<'gift_cards.init_paypal_payment'>>) =>
  asked.catch((failure: unknown) => {
    if (failure instanceof Refusal && failure.code === 'not_found') return null
    throw failure
  })

export default function PayPalTrial() {
  const shown = useLoaderData<typeof loader>()
  const say = useMessages(devPaypalMessages)
  return (
    <div className="page-width section dev-room">
      <PageHead page="wipPaypal" title={say.title} />
      <header className="stack">
        <h1 className="text-h1">{say.title}</h1>
        <p className="text-lede">{say.lede}</p>
        <p>{shown.offered ? say.provider(shown.offered.provider) : say.none}</p>
      </header>
      {shown.offered && <Trial offered={shown.offered} />}
    </div>
  )
}

function Trial({ offered: first }: { offered: OutputOf<'gift_cards.init_paypal_payment'> }) {
  const say = useMessages(devPaypalMessages)
  const attempt = useAttempt()
  const [answer, setAnswer] = useState<unknown>(first)
  const [approveUrl, setApproveUrl] = useState<string | null>(null)
  const [order, setOrder] = useState<OutputOf<'gift_cards.paypal_create_intent'> | null>(null)
  const [cents, setCents] = useState('2500')

  const act = <T,>(action: () => Promise<T>) =>
    attempt.run(async () => {
      const given = await action()
      setAnswer(given)
      return given
    })
  const vault = () =>
    act(async () => {
      const begun = await browserApi().get('paypal.get_vault_setup_token', {})
      setApproveUrl(begun.approveUrl)
      return begun
    })
  const begin = () =>
    act(async () => {
      const begun = await browserApi().post('gift_cards.paypal_create_intent', { amountCents: Number(cents) })
      setApproveUrl(begun.approveUrl)
      setOrder(begun)
      return begun
    })
  const buy = () =>
    act(() =>
      browserApi().post('gift_cards.paypal_create', {
        intent: order?.intent ?? '',
        orderId: order?.orderId ?? '',
        amountCents: order?.amountCents ?? 0,
        deliveryMethod: 'email',
        senderName: 'Ada Lovelace',
        senderEmail: 'ada@example.com',
        recipientName: 'Grace Hopper',
        recipientEmail: 'grace@example.com',
      }),
    )

  return (
    <>
      <section className="stack">
        <h2 className="text-h3">{say.browser}</h2>
        <p>
          <Button
            busy={attempt.busy}
            kind="secondary"
            onClick={() => void act(() => browserApi().get('paypal.get_id_token', {}))}
          >
            {say.idToken}
          </Button>
        </p>
      </section>
      <section className="stack">
        <h2 className="text-h3">{say.account}</h2>
        <p className="button-row">
          <Button busy={attempt.busy} kind="secondary" onClick={() => void vault()}>
            {say.vault}
          </Button>
          <Button
            busy={attempt.busy}
            kind="secondary"
            onClick={() => void act(() => browserApi().post('account.update_payment_method_to_paypal', {}))}
          >
            {say.change}
          </Button>
        </p>
      </section>
      <section className="stack">
        <h2 className="text-h3">{say.order}</h2>
        <TextField
          error={attempt.of('amountCents')}
          inputMode="numeric"
          label={say.amount}
          name="amountCents"
          onChange={event => setCents(event.currentTarget.value)}
          value={cents}
        />
        <p className="button-row">
          <Button busy={attempt.busy} kind="secondary" onClick={() => void begin()}>
            {say.begin}
          </Button>
          <Button busy={attempt.busy} disabled={order === null} kind="secondary" onClick={() => void buy()}>
            {say.buy}
          </Button>
        </p>
        {approveUrl && (
          <p>
            <a className="link" href={approveUrl} rel="noreferrer" target="_blank">
              {say.approve}
            </a>
          </p>
        )}
      </section>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <section aria-live="polite" className="stack">
        <h2 className="text-h3">{say.answer}</h2>
        <pre className="dev-answer">{JSON.stringify(answer, null, 2)}</pre>
      </section>
    </>
  )
}

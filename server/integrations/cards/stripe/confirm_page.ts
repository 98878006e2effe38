// The page where a holder confirms a payment to their bank; Stripe's script asks.

import type { Locale } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import {
  backLink,
  escaped,
  factList,
  nameOfSite,
  outsidePage,
  outsideStyles,
  type Site,
} from '../../outside_page/outside_page.ts'
import type { Remembered } from '../../processors/memory_store.ts'
import { stripeScript } from './client.ts'

interface Words {
  title: string
  bank: string
  about: (name: string) => string
  payee: string
  amount: string
  confirm: string
  done: string
  declined: string
  noScript: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Is this you?',
    bank: 'Your bank',
    about: name => `${name} would like to charge your card. Confirm the payment with your bank if it’s you.`,
    payee: 'To',
    amount: 'Amount',
    confirm: 'Confirm with my bank',
    done: 'Confirmed. Thank you. You can close this window.',
    declined: 'Not confirmed. You weren’t charged. You can close this window and try another card.',
    noScript: 'Your bank’s question needs scripts. Turn them on, or pay with another card.',
  },
  fr: {
    title: 'Est-ce bien vous?',
    bank: 'Votre banque',
    about: name =>
      `${name} demande un paiement sur votre carte. Confirmez-le auprès de votre banque si c’est bien vous.`,
    payee: 'Bénéficiaire',
    amount: 'Montant',
    confirm: 'Confirmer auprès de ma banque',
    done: 'C’est confirmé. Merci. Vous pouvez fermer cette fenêtre.',
    declined:
      'Non confirmé. Rien n’a été facturé. Vous pouvez fermer cette fenêtre et essayer une autre carte.',
    noScript: 'La question de votre banque demande JavaScript. Activez-le, ou payez avec une autre carte.',
  },
}

interface ConfirmFacts {
  charge: Pick<Remembered, 'key' | 'amountCents'>
  method: string
  publishableKey: string
  clientSecret: string
  status: string
}

/** The question, asked by Stripe's script once its button is pressed. */
export function confirmPage(
  { charge, method, publishableKey, clientSecret, status }: ConfirmFacts,
  site: Site,
): string {
  const { locale } = site
  const say = words[locale]
  const over = status === 'succeeded' ? say.done : status === 'canceled' ? say.declined : null
  const data = { id: charge.key, method, publishable: publishableKey, secret: clientSecret, status }
  const name = nameOfSite(site)
  const facts = [
    [say.payee, name],
    [say.amount, formatMoney(charge.amountCents, locale)],
  ] as const
  const button = `<form><button class="go" id="confirm" type="button">${say.confirm}</button></form>`
  return outsidePage({
    locale,
    title: say.title,
    sign: say.bank,
    styles: '/vendor/stripe/confirm.css',
    attributes: Object.entries({ ...data, done: say.done, declined: say.declined })
      .map(([key, value]) => `data-${key}="${escaped(value)}"`)
      .join(' '),
    body: `<p id="said" role="status">${escaped(over ?? say.about(name))}</p>${factList(facts)}
${over === null ? `${button}<noscript><p>${say.noScript}</p></noscript>` : ''}${backLink(site)}`,
    scripts: `<script src="${stripeScript}"></script><script src="/vendor/stripe/confirm.js"></script>`,
  })
}

export const confirmStyles = outsideStyles('#14446b')

/** Reports the result to the page that opened or framed this one; never to another origin. */
export const confirmScript = `
const { id, method, publishable, secret, status, done, declined } = document.body.dataset
const button = document.getElementById('confirm')
const listener = window.opener ?? (window.parent === window ? null : window.parent)
const tell = how => listener?.postMessage({ type: 'card-challenge', id, status: how }, window.location.origin)
const end = how => {
  document.getElementById('said').textContent = how === 'succeeded' ? done : declined
  button?.remove()
  tell(how)
}
if (status === 'succeeded') tell('succeeded')
button?.addEventListener('click', async () => {
  button.disabled = true
  const { error } = await Stripe(publishable).confirmCardPayment(secret, { payment_method: method })
  const answer = await fetch(location.pathname, { method: 'POST' }).then(one => one.json()).catch(() => ({}))
  end(answer.status === 'succeeded' || (!error && answer.status !== 'declined') ? 'succeeded' : 'declined')
})
`.trimStart()

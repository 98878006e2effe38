// The page where a holder confirms a payment to their bank; Stripe's script shows it. It has no brand.

import { type Locale, locales } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import type { Remembered } from '../../processors/memory_store.ts'
import { stripeScript } from './client.ts'

interface Words {
  title: string
  about: (amount: string) => string
  confirm: string
  done: string
  declined: string
  noScript: string
  back: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Is this you?',
    about: amount => `Your bank asks you to confirm a payment of ${amount}.`,
    confirm: 'Confirm with my bank',
    done: 'Confirmed. Thank you. You can close this window.',
    declined: 'Not confirmed. Nothing was charged. You can close this window and try another card.',
    noScript: 'Your bank’s question needs scripts. Turn them on, or pay with another card.',
    back: 'Back to your account',
  },
  fr: {
    title: 'Est-ce bien vous?',
    about: amount => `Votre banque vous demande de confirmer un paiement de ${amount}.`,
    confirm: 'Confirmer auprès de ma banque',
    done: 'C’est confirmé. Merci. Vous pouvez fermer cette fenêtre.',
    declined:
      'Non confirmé. Rien n’a été facturé. Vous pouvez fermer cette fenêtre et essayer une autre carte.',
    noScript: 'La question de votre banque demande JavaScript. Activez-le, ou payez avec une autre carte.',
    back: 'Retour à votre compte',
  },
}

interface Shown {
  charge: Pick<Remembered, 'key' | 'amountCents'>
  method: string
  publishableKey: string
  clientSecret: string
  status: string
}

/** The question, asked by Stripe's script once its button is pressed. */
export function confirmPage(
  { charge, method, publishableKey, clientSecret, status }: Shown,
  locale: Locale,
): string {
  const say = words[locale]
  const over = status === 'succeeded' ? say.done : status === 'canceled' ? say.declined : null
  const data = { id: charge.key, method, publishable: publishableKey, secret: clientSecret, status }
  const attributes = Object.entries({ ...data, done: say.done, declined: say.declined })
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(' ')
  return `<!doctype html>
<html lang="${locale}-CA"><head><meta charset="utf-8"><title>${say.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/vendor/stripe/confirm.css"></head>
<body ${attributes}><main><h1>${say.title}</h1><p id="said" role="status">${escaped(over ?? say.about(formatMoney(charge.amountCents, locale)))}</p>
${over === null ? `<button id="confirm" type="button">${say.confirm}</button><noscript><p>${say.noScript}</p></noscript>` : ''}
<p><a href="/${locale}/account" target="_top">${say.back}</a></p></main>
<script src="${stripeScript}"></script><script src="/vendor/stripe/confirm.js"></script></body></html>
`
}

/** The locale of a text, English for any other. */
export const pageLocale = (text: string): Locale =>
  locales.find(locale => text.trim().toLowerCase().startsWith(locale)) ?? 'en'

export const confirmStyles = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; display: grid; place-items: center; min-height: calc(100vh - 48px); }
main { max-width: 26rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 12px; }
button { font: inherit; padding: 12px 20px; min-height: 48px; border-radius: 8px; border: 2px solid #14446b;
  background: #14446b; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #04a4e9; outline-offset: 3px; }
`.trimStart()

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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

// The built-in PayPal's page, where a person approves. It is PayPal's, so it has no brand.

import { type Locale, locales } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import type { StoredApproval } from './store.ts'

interface Words {
  title: string
  vault: (brand: string) => string
  order: (brand: string, amount: string) => string
  test: string
  account: string
  approve: string
  approveDeclining: string
  fail: string
  cancel: string
  done: string
  doneText: string
  back: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'PayPal, for trying out',
    vault: brand => `${brand} asks to charge your PayPal account for your boxes, until you change that.`,
    order: (brand, amount) => `${brand} asks you to pay ${amount}.`,
    test: 'This is a test PayPal. No money moves.',
    account: 'PayPal account (e-mail)',
    approve: 'Approve',
    approveDeclining: 'Approve, and decline every charge',
    fail: 'Fail: the account cannot be used',
    cancel: 'Cancel and go back',
    done: 'Answered already',
    doneText: 'This was answered before. Nothing changes any more.',
    back: 'Go back',
  },
  fr: {
    title: 'PayPal, pour essayer',
    vault: brand => `${brand} demande à facturer vos boîtes à votre compte PayPal, jusqu’à nouvel ordre.`,
    order: (brand, amount) => `${brand} vous demande de payer ${amount}.`,
    test: 'Ceci est un PayPal d’essai. Aucune somme n’est prélevée.',
    account: 'Compte PayPal (courriel)',
    approve: 'Approuver',
    approveDeclining: 'Approuver, et refuser chaque paiement',
    fail: 'Échouer : le compte ne peut pas servir',
    cancel: 'Annuler et revenir',
    done: 'Déjà répondu',
    doneText: 'Une réponse a déjà été donnée. Plus rien ne change.',
    back: 'Revenir',
  },
}

/** The question, in a plain form that works without a script. */
export function approvePage(approval: StoredApproval, locale: Locale): string {
  const say = words[locale]
  const { brandName, amountCents, kind, state, returnUrl } = approval
  if (state !== 'created') {
    return page(
      locale,
      say.done,
      `<p>${say.doneText}</p><p><a href="${escaped(returnUrl)}">${say.back}</a></p>`,
    )
  }
  const about =
    kind === 'order' ? say.order(brandName, formatMoney(amountCents ?? 0, locale)) : say.vault(brandName)
  return page(
    locale,
    say.title,
    `<p>${escaped(about)}</p><p>${say.test}</p>
<form method="post" action="?locale=${locale}">
<label for="account">${say.account}</label>
<input id="account" name="account" type="email" autocomplete="off" maxlength="120" value="payer@example.com">
<button name="answer" value="approve">${say.approve}</button>
<button name="answer" value="approve_declining">${say.approveDeclining}</button>
<button name="answer" value="fail">${say.fail}</button>
<button name="answer" value="cancel" formnovalidate>${say.cancel}</button>
</form>`,
  )
}

/** The locale of a text; the default for any other. */
export const localeNamed = (text: string | undefined, otherwise: string): Locale =>
  locales.find(locale => locale === text) ?? locales.find(locale => locale === otherwise) ?? 'en'

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}-CA"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/vendor/paypal/approve.css"></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`
}

export const approveStyles = `
:root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; display: grid; place-items: center; min-height: calc(100vh - 48px); background: #f2f5f9;
  color: #12213a; }
main { max-width: 26rem; background: #fff; padding: 32px; border-radius: 16px; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 12px; }
form { display: grid; gap: 12px; margin-top: 24px; }
input { font: inherit; padding: 10px 12px; min-height: 28px; border: 1px solid #5b6b84; border-radius: 8px; }
button { font: inherit; padding: 12px 20px; min-height: 48px; border-radius: 24px; border: 2px solid #003087;
  background: transparent; color: #003087; cursor: pointer; }
button[value='approve'] { background: #003087; color: #fff; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #04a4e9; outline-offset: 3px; }
a { color: #003087; }
`.trimStart()

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

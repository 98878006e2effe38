// The built-in PayPal's page, where a person approves what the site they come from asks for.

import { type Locale, locales } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { escaped, factList, outsidePage, outsideStyles } from '../../outside_page/outside_page.ts'
import type { StoredApproval } from './store.ts'

interface Words {
  title: string
  vault: (brand: string) => string
  order: (brand: string) => string
  payee: string
  amount: string
  test: string
  account: string
  approve: string
  approveDeclining: string
  fail: string
  cancel: string
  done: string
  doneText: string
  back: (brand: string) => string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Pay with PayPal',
    vault: brand => `${brand} would like to charge your PayPal account for your boxes until you change that.`,
    order: brand => `${brand} would like to charge your PayPal account.`,
    payee: 'To',
    amount: 'Amount',
    test: 'This is a test PayPal. No money moves.',
    account: 'PayPal account (email)',
    approve: 'Approve',
    approveDeclining: 'Approve, but decline every charge',
    fail: 'Fail: this account can’t be used',
    cancel: 'Cancel',
    done: 'Already answered',
    doneText: 'You’ve already answered this, so nothing changes.',
    back: brand => `Back to ${brand}`,
  },
  fr: {
    title: 'Payer avec PayPal',
    vault: brand => `${brand} demande à facturer vos boîtes à votre compte PayPal, jusqu’à nouvel ordre.`,
    order: brand => `${brand} demande un paiement sur votre compte PayPal.`,
    payee: 'Bénéficiaire',
    amount: 'Montant',
    test: 'Ceci est un PayPal d’essai. Aucune somme n’est facturée.',
    account: 'Compte PayPal (courriel)',
    approve: 'Approuver',
    approveDeclining: 'Approuver, et refuser chaque paiement',
    fail: 'Échouer\u00a0: le compte ne peut pas servir',
    cancel: 'Annuler',
    done: 'Déjà répondu',
    doneText: 'Une réponse a déjà été donnée. Plus rien ne change.',
    back: brand => `Retour à ${brand}`,
  },
}

const styles = '/vendor/paypal/approve.css'

/** The question, in a plain form that works without a script. */
export function approvePage(approval: StoredApproval, locale: Locale): string {
  const say = words[locale]
  const { brandName, amountCents, kind, state, returnUrl } = approval
  const frame = { locale, sign: 'PayPal', styles }
  if (state !== 'created') {
    const back = `<p><a href="${escaped(returnUrl)}">${escaped(say.back(brandName))}</a></p>`
    return outsidePage({ ...frame, title: say.done, body: `<p>${say.doneText}</p>${back}` })
  }
  const facts = [
    [say.payee, brandName],
    ...(kind === 'order' ? [[say.amount, formatMoney(amountCents ?? 0, locale)] as const] : []),
  ] as const
  return outsidePage({
    ...frame,
    title: say.title,
    body: `<p>${escaped(kind === 'order' ? say.order(brandName) : say.vault(brandName))}</p>${factList(facts)}
<form method="post" action="?locale=${locale}">
<label for="account">${say.account}</label>
<input id="account" name="account" type="email" autocomplete="off" maxlength="120" value="payer@example.com">
<button class="go" name="answer" value="approve">${say.approve}</button>
<button name="answer" value="approve_declining">${say.approveDeclining}</button>
<button name="answer" value="fail">${say.fail}</button>
<button name="answer" value="cancel" formnovalidate>${say.cancel}</button>
</form><p class="test">${say.test}</p>`,
  })
}

/** The locale of a text; the default for any other. */
export const localeNamed = (text: string | undefined, otherwise: string): Locale =>
  locales.find(locale => locale === text) ?? locales.find(locale => locale === otherwise) ?? 'en'

export const approveStyles = outsideStyles('#003087')

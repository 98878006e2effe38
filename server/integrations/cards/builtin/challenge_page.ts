// The bank's page, where the holder of a card confirms a payment. It is the bank's, so it has no brand.

import { type Locale, locales } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'

export type PageLocale = Locale
export type Answer = 'succeeded' | 'declined'

export interface Challenge {
  id: string
  /** Null when a card is being put on file. */
  amountCents: number | null
  last4: string
  status: Answer | 'requires_action'
}

interface Words {
  title: string
  aboutCharge: (amount: string, last4: string) => string
  aboutCard: (last4: string) => string
  test: string
  confirm: string
  refuse: string
  done: Record<Answer, { title: string; text: string }>
  back: string
}

const words: Readonly<Record<PageLocale, Words>> = {
  en: {
    title: 'Is this you?',
    aboutCharge: (amount, last4) =>
      `Your bank asks you to confirm a payment of ${amount} with the card ending in ${last4}.`,
    aboutCard: last4 =>
      `Your bank asks you to confirm that the card ending in ${last4} may be charged for your boxes.`,
    test: 'This is a test bank. No money moves.',
    confirm: 'Yes, confirm',
    refuse: 'No, refuse',
    done: {
      succeeded: { title: 'Confirmed', text: 'Thank you. You can close this window.' },
      declined: {
        title: 'Not confirmed',
        text: 'Nothing was charged. You can close this window and try another card.',
      },
    },
    back: 'Back to your account',
  },
  fr: {
    title: 'Est-ce bien vous?',
    aboutCharge: (amount, last4) =>
      `Votre banque vous demande de confirmer un paiement de ${amount} avec la carte se terminant par ${last4}.`,
    aboutCard: last4 =>
      `Votre banque vous demande de confirmer que la carte se terminant par ${last4} peut payer vos boîtes.`,
    test: 'Ceci est une banque d’essai. Aucune somme n’est prélevée.',
    confirm: 'Oui, je confirme',
    refuse: 'Non, je refuse',
    done: {
      succeeded: { title: 'C’est confirmé', text: 'Merci. Vous pouvez fermer cette fenêtre.' },
      declined: {
        title: 'Non confirmé',
        text: 'Rien n’a été facturé. Vous pouvez fermer cette fenêtre et essayer une autre carte.',
      },
    },
    back: 'Retour à votre compte',
  },
}

/** The question: two buttons in a plain form, which works without a script. */
export function challengePage(challenge: Challenge, locale: PageLocale): string {
  const say = words[locale]
  const about =
    challenge.amountCents === null
      ? say.aboutCard(challenge.last4)
      : say.aboutCharge(formatMoney(challenge.amountCents, locale), challenge.last4)
  return page(
    locale,
    say.title,
    `<body><main><h1>${say.title}</h1><p>${escaped(about)}</p><p>${say.test}</p>
<form method="post" action="?locale=${locale}">
<button name="answer" value="confirm">${say.confirm}</button>
<button name="answer" value="refuse">${say.refuse}</button>
</form></main></body>`,
  )
}

/** The result, shown to the person and, by a script, sent to the window that asked. */
export function donePage(id: string, status: Answer, locale: PageLocale): string {
  const { title, text } = words[locale].done[status]
  return page(
    locale,
    title,
    `<body data-id="${escaped(id)}" data-status="${status}"><main><h1>${title}</h1><p>${text}</p>
<p><a href="/${locale}/account" target="_top">${words[locale].back}</a></p></main>
<script src="/vendor/cards/challenge.js"></script></body>`,
  )
}

/** The locale of a text, English for any other. */
export function pageLocale(text: string): PageLocale {
  return locales.find(locale => text.trim().toLowerCase().startsWith(locale)) ?? 'en'
}

function page(locale: PageLocale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}-CA"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/vendor/cards/challenge.css"></head>
${body}</html>
`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

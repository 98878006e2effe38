// The bank's page, where the holder of a card confirms a payment to the site they come from.

import type { Locale } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import {
  backLink,
  escaped,
  factList,
  nameOfSite,
  outsidePage,
  type Site,
} from '../../outside_page/outside_page.ts'

export type ChallengeAnswer = 'succeeded' | 'declined'

export interface Challenge {
  id: string
  /** Null when a card is being put on file. */
  amountCents: number | null
  last4: string
  status: ChallengeAnswer | 'requires_action'
}

interface Words {
  bank: string
  title: string
  aboutCharge: (name: string) => string
  aboutCard: (name: string) => string
  payee: string
  amount: string
  card: string
  endingIn: (last4: string) => string
  test: string
  confirm: string
  refuse: string
  done: Record<ChallengeAnswer, { title: string; text: string }>
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    bank: 'Your bank',
    title: 'Is this you?',
    aboutCharge: name => `${name} would like to charge your card. Confirm the payment if it’s you.`,
    aboutCard: name => `${name} would like to charge your card for your boxes. Confirm if it’s you.`,
    payee: 'To',
    amount: 'Amount',
    card: 'Card',
    endingIn: last4 => `Ending in ${last4}`,
    test: 'This is a test bank. No money moves.',
    confirm: 'Confirm',
    refuse: 'Refuse',
    done: {
      succeeded: { title: 'Confirmed', text: 'Thank you. You can close this window.' },
      declined: {
        title: 'Not confirmed',
        text: 'You weren’t charged. You can close this window and try another card.',
      },
    },
  },
  fr: {
    bank: 'Votre banque',
    title: 'Est-ce bien vous?',
    aboutCharge: name => `${name} demande un paiement sur votre carte. Confirmez-le si c’est bien vous.`,
    aboutCard: name => `${name} demande à facturer vos boîtes à votre carte. Confirmez si c’est bien vous.`,
    payee: 'Bénéficiaire',
    amount: 'Montant',
    card: 'Carte',
    endingIn: last4 => `Se termine par ${last4}`,
    test: 'Ceci est une banque d’essai. Aucune somme n’est facturée.',
    confirm: 'Confirmer',
    refuse: 'Refuser',
    done: {
      succeeded: { title: 'C’est confirmé', text: 'Merci. Vous pouvez fermer cette fenêtre.' },
      declined: {
        title: 'Non confirmé',
        text: 'Rien n’a été facturé. Vous pouvez fermer cette fenêtre et essayer une autre carte.',
      },
    },
  },
}

const styles = '/vendor/cards/challenge.css'

/** The question: two buttons in a plain form, which works without a script. */
export function challengePage(challenge: Challenge, site: Site): string {
  const { locale } = site
  const say = words[locale]
  const name = nameOfSite(site)
  const { amountCents, last4 } = challenge
  const facts = [
    [say.payee, name],
    ...(amountCents === null ? [] : [[say.amount, formatMoney(amountCents, locale)] as const]),
    [say.card, say.endingIn(last4)],
  ] as const
  return outsidePage({
    locale,
    title: say.title,
    sign: say.bank,
    styles,
    body: `<p>${amountCents === null ? say.aboutCard(name) : say.aboutCharge(name)}</p>${factList(facts)}
<form method="post" action="?locale=${locale}">
<button class="go" name="answer" value="confirm">${say.confirm}</button>
<button name="answer" value="refuse">${say.refuse}</button>
</form><p class="test">${say.test}</p>`,
  })
}

/** The result, shown to the person and, by a script, sent to the window that asked. */
export function donePage(id: string, status: ChallengeAnswer, site: Site): string {
  const { locale } = site
  const { title, text } = words[locale].done[status]
  return outsidePage({
    locale,
    title,
    sign: words[locale].bank,
    styles,
    body: `<p>${text}</p>${backLink(site)}`,
    attributes: `data-id="${escaped(id)}" data-status="${status}"`,
    scripts: '<script src="/vendor/cards/challenge.js"></script>',
  })
}

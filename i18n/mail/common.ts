// What letters have in common: greeting, closing, the small print, and the rows of receipts and credit notes; and the one text message
// without a letter.

import type { Voice } from '../catalogue.ts'
import type { Card, LettersOf } from './letter.ts'
import { unbroken, wordsOf } from './words.ts'

type CommonWords = {
  readonly frame: {
    readonly hello: (firstName: string) => string
    /** The reference of a change. */
    readonly reference: (reference: string) => string
    /** Somebody of the company did it for the household. */
    readonly byUs: string
    readonly closing: string
    readonly questions: (email: string, phone: string) => string
    readonly why: string
    readonly whyAccount: string
    readonly unsubscribe: string
  }
  /** Rows of the receipt that the receipt on screen does not name. */
  readonly receipt: {
    readonly tax: (name: string, rate: string) => string
    readonly given: string
    readonly bought: string
    readonly corporate: string
    readonly card: (card: Card) => string
    readonly freeDelivery: string
  }
  /** Rows of a credit note, where they differ from the receipt's. */
  readonly creditNote: {
    readonly total: string
    readonly back: Readonly<Record<'given' | 'bought' | 'corporate', string>>
    readonly card: (card: Card | null) => string
  }
  readonly phone_code: { readonly text: (facts: { code: string }) => string }
}

export const commonWords: LettersOf<CommonWords> = { en: inEnglish, fr: inFrench }

function inEnglish(voice: Voice): CommonWords {
  const { card: cardOf, yours } = wordsOf(voice)
  return {
    frame: {
      hello: firstName => voice.pick({ freshprep: `Hello ${firstName},`, cookit: `Hi ${firstName}!` }),
      reference: reference => `Reference: ${reference}`,
      byUs: 'We did this for you, as you asked. Didn’t ask for it? Contact us right away.',
      closing: voice.pick({ freshprep: 'The Fresh Prep team', cookit: 'Talk soon,\nthe Cook it crew' }),
      questions: (email, phone) => `Questions? Email ${email} or call ${unbroken(phone)}.`,
      unsubscribe: 'Unsubscribe from these emails',
      why: 'You’re getting this email because it’s about your box.',
      whyAccount: 'You’re getting this email because it’s about your account.',
    },
    receipt: {
      tax: (name, rate) => `${name} (${rate})`,
      given: 'Credit',
      bought: 'Prepaid',
      corporate: 'Employer credit',
      card: cardOf,
      freeDelivery: 'Free',
    },
    creditNote: {
      total: 'Refunded',
      back: {
        given: 'To your credit',
        bought: 'To your prepaid balance',
        corporate: 'To your employer credit',
      },
      card: card => (card ? `To ${yours(card)}` : 'To your card'),
    },
    phone_code: {
      text: ({ code }) =>
        `${voice.pick({ freshprep: 'Fresh Prep', cookit: 'Cook it' })}: your code is ${code}. It works for ten minutes. We’ll never ask you for it.`,
    },
  }
}

function inFrench(voice: Voice): CommonWords {
  const { card: cardOf, yours } = wordsOf(voice)
  return {
    frame: {
      hello: firstName => voice.pick({ freshprep: `Bonjour ${firstName},`, cookit: `Salut ${firstName}!` }),
      reference: reference => `Référence : ${reference}`,
      byUs: voice.pick({
        freshprep:
          'Nous l’avons fait pour vous, à votre demande. Si vous ne l’avez pas demandé, écrivez-nous tout de suite.',
        cookit: 'On l’a fait pour toi, à ta demande. Tu ne l’as pas demandé? Écris-nous tout de suite.',
      }),
      closing: voice.pick({ freshprep: 'L’équipe de Fresh Prep', cookit: 'À bientôt,\nla gang de Cook it' }),
      questions: (email, phone) =>
        voice.pick({
          freshprep: `Des questions? Écrivez à ${email} ou appelez au ${unbroken(phone)}.`,
          cookit: `Des questions? Écris à ${email} ou appelle au ${unbroken(phone)}.`,
        }),
      unsubscribe: 'Ne plus recevoir ce genre de courriel',
      why: voice.pick({
        freshprep: 'Vous recevez ce message parce qu’il concerne vos commandes.',
        cookit: 'Tu reçois ce message parce qu’il concerne tes commandes.',
      }),
      whyAccount: voice.pick({
        freshprep: 'Vous recevez ce message parce qu’il concerne votre compte.',
        cookit: 'Tu reçois ce message parce qu’il concerne ton compte.',
      }),
    },
    receipt: {
      tax: (name, rate) => `${name} (${rate})`,
      given: 'Crédit',
      bought: 'Prépayé',
      corporate: 'Crédit d’entreprise',
      card: cardOf,
      freeDelivery: 'Gratuite',
    },
    creditNote: {
      total: 'Remboursé',
      back: voice.pick({
        freshprep: {
          given: 'À votre crédit',
          bought: 'À votre solde prépayé',
          corporate: 'À votre crédit d’entreprise',
        },
        cookit: {
          given: 'À ton crédit',
          bought: 'À ton solde prépayé',
          corporate: 'À ton crédit d’entreprise',
        },
      }),
      card: card =>
        voice.pick({
          freshprep: card ? `À ${yours(card)}` : 'À votre carte',
          cookit: card ? `À ${yours(card)}` : 'À ta carte',
        }),
    },
    phone_code: {
      text: ({ code }) =>
        voice.pick({
          freshprep: `Fresh Prep\u00a0: votre code est ${code}. Il est valable dix minutes. Personne de notre équipe ne vous le demandera.`,
          cookit: `Cook it\u00a0: ton code est ${code}. Il est bon pour dix minutes. Personne de notre équipe ne va te le demander.`,
        }),
    },
  }
}

// Letters about gift cards. They go to who bought one or who gets one, whether or not they have an account.

import { messages } from '../catalogue.ts'
import { ofName } from '../of_name.ts'
import type { LettersOf, LetterToAnybody } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

interface Gift {
  senderName: string
  recipientName: string
  amountCents: number
}

/** `sendOn`: ISO date; null for at once. */
interface Receipt extends Gift {
  recipientEmail: string
  deliveryMethod: 'email' | 'print'
  sendOn: string | null
}

interface GiftLetters {
  gift_card: LetterToAnybody<Gift>
  gift_to_print: LetterToAnybody<Gift>
  /** `expiresOn`: ISO date, the last day it counts. */
  gift_bonus: LetterToAnybody<{ senderName: string; amountCents: number; expiresOn: string }>
  gift_receipt: LetterToAnybody<Receipt>
  gift_given_back: LetterToAnybody<Gift>
}

/** What the letters about gift cards have beside their words: the labels of their rows, the sender's note, and the sheet's file. */
export const giftRowMessages = messages({
  en: () => ({
    code: 'Code',
    value: 'Value',
    until: 'Use by',
    number: 'Number',
    paid: 'Paid with',
    total: 'Total',
    backTo: 'Refunded to',
    note: (from: string) => `A note from ${from}:`,
    attachment: 'gift-card.pdf',
  }),
  fr: () => ({
    code: 'Code',
    value: 'Valeur',
    until: 'À utiliser d’ici le',
    number: 'Numéro',
    paid: 'Payé avec',
    total: 'Total',
    backTo: 'Remboursé sur',
    note: (from: string) => `Le mot ${ofName(from)} :`,
    attachment: 'carte-cadeau.pdf',
  }),
})

/** How a letter begins and ends, to who gives and to who gets the card. */
const ends = (hello: (name: string) => string, why: string) => ({
  toSender: { hello: ({ senderName }: { senderName: string }) => hello(senderName), why: () => why },
  toRecipient: {
    hello: ({ recipientName }: { recipientName: string }) => hello(recipientName),
    why: () => why,
  },
})

export const giftLetters: LettersOf<GiftLetters> = {
  en: voice => {
    const { day, money } = wordsOf(voice)
    const sent = ({ recipientName, recipientEmail, deliveryMethod, sendOn }: Receipt) => {
      if (deliveryMethod === 'print')
        return sendOn === null
          ? `We’ll email you ${recipientName}’s gift card separately, ready to print.`
          : `We’ll email you ${recipientName}’s gift card on ${day(sendOn)}, ready to print.`
      return sendOn === null
        ? `We’ve sent ${recipientName}’s gift card to ${recipientEmail}.`
        : `We’ll send ${recipientName}’s gift card to ${recipientEmail} on ${day(sendOn)}.`
    }
    const { toSender, toRecipient } = ends(
      (name: string) => voice.pick({ freshprep: `Hello ${name},`, cookit: `Hi ${name}!` }),
      'You’re getting this email because someone bought a gift card on our site.',
    )
    return {
      gift_card: {
        ...toRecipient,
        subject: ({ senderName }) =>
          voice.pick({
            freshprep: `${senderName} sent you a gift card for Fresh Prep`,
            cookit: `${senderName} is treating you to Cook it`,
          }),
        body: ({ senderName, amountCents }) =>
          voice.pick({
            freshprep: `${senderName} sent you ${money(amountCents)} in dinners. Enter the code below when you sign up, or in your account under Payment. It works on any box and never expires.`,
            cookit: `${senderName} sent you ${money(amountCents)} in dinners! Enter the code below when you sign up, or in your account under Payment. It works on any box and never expires.`,
          }),
        action: 'Redeem gift card',
      },
      gift_to_print: {
        ...toSender,
        subject: ({ recipientName }) => `Your gift card for ${recipientName} is ready to print`,
        body: ({ recipientName, amountCents }) =>
          `${recipientName}’s gift card, worth ${money(amountCents)}, is attached as a PDF. Print it on letter paper, then cut and fold. Keep this email until you’ve given the card: anyone with the code can use it.`,
        action: 'View gift page',
      },
      gift_bonus: {
        ...toSender,
        subject: ({ amountCents }) => `${money(amountCents)} for you, too`,
        body: ({ amountCents, expiresOn }) =>
          voice.pick({
            freshprep: `Thank you for giving dinner. Here’s ${money(amountCents)} for you. Enter the code in your account under Payment by ${day(expiresOn)}. After that, any balance expires.`,
            cookit: `Thanks for giving dinner! Here’s ${money(amountCents)} for you. Enter the code in your account under Payment by ${day(expiresOn)}. After that, any balance expires.`,
          }),
        action: 'Use my bonus',
        textTail: () => 'Thanks for the gift card you sent.',
      },
      gift_receipt: {
        ...toSender,
        subject: ({ recipientName }) => `Your receipt for ${recipientName}’s gift card`,
        body: facts =>
          paragraphs(
            sent(facts),
            'Gift cards aren’t taxed. Tax applies to what they’re spent on. If the card gets lost, contact us and we’ll resend it.',
          ),
        action: 'Give another',
        textHead: () => 'Your gift card is paid for. The receipt is in your email',
      },
      gift_given_back: {
        ...toSender,
        subject: ({ recipientName, amountCents }) =>
          `Refund: ${money(amountCents)} for ${recipientName}’s gift card`,
        body: ({ recipientName, amountCents }) =>
          paragraphs(
            `Your bank approved ${money(amountCents)} for ${recipientName}’s gift card after that payment had failed or been cancelled. We refunded all of it right away. Banks can take up to ten business days to show it.`,
            'That payment didn’t create a gift card. Any gift card you paid for another way isn’t affected.',
          ),
        action: 'View gift page',
        textHead: ({ amountCents }) => `We’ve refunded ${money(amountCents)} for a gift card`,
      },
    }
  },
  fr: voice => {
    const { day, money } = wordsOf(voice)
    const sent = ({ recipientName, recipientEmail, deliveryMethod, sendOn }: Receipt) => {
      if (deliveryMethod === 'print')
        return sendOn === null
          ? `La carte pour ${recipientName} suit dans un autre message, prête à imprimer.`
          : voice.pick({
              freshprep: `La carte pour ${recipientName} vous parviendra le ${day(sendOn)}, prête à imprimer.`,
              cookit: `La carte pour ${recipientName} t’arrive le ${day(sendOn)}, prête à imprimer.`,
            })
      return sendOn === null
        ? `La carte pour ${recipientName} a été envoyée à ${recipientEmail}.`
        : `La carte pour ${recipientName} part le ${day(sendOn)} pour ${recipientEmail}.`
    }
    const { toSender, toRecipient } = ends(
      (name: string) => voice.pick({ freshprep: `Bonjour ${name},`, cookit: `Salut ${name}!` }),
      voice.pick({
        freshprep: 'Vous recevez ce message à cause d’une carte-cadeau achetée sur notre site.',
        cookit: 'Tu reçois ce message à cause d’une carte-cadeau achetée sur notre site.',
      }),
    )
    return {
      gift_card: {
        ...toRecipient,
        subject: ({ senderName }) =>
          voice.pick({
            freshprep: `${senderName} vous offre une carte-cadeau Fresh Prep`,
            cookit: `${senderName} t’offre une carte-cadeau Cook it`,
          }),
        body: ({ senderName, amountCents }) =>
          voice.pick({
            freshprep: `${senderName} vous offre ${money(amountCents)} de soupers. Entrez le code ci-dessous à l’inscription, ou dans votre compte, sous Paiement. Elle paie des boîtes entières et n’expire jamais.`,
            cookit: `${senderName} t’offre ${money(amountCents)} de soupers! Entre le code ci-dessous à l’inscription, ou dans ton compte, sous Paiement. Elle paie des boîtes entières et n’expire jamais.`,
          }),
        action: voice.pick({ freshprep: 'Utiliser la carte', cookit: 'Utiliser ma carte' }),
      },
      gift_to_print: {
        ...toSender,
        subject: ({ recipientName }) =>
          voice.pick({
            freshprep: `Votre carte-cadeau pour ${recipientName}, prête à imprimer`,
            cookit: `Ta carte-cadeau pour ${recipientName}, prête à imprimer`,
          }),
        body: ({ recipientName, amountCents }) =>
          voice.pick({
            freshprep: `La carte pour ${recipientName}, d’une valeur de ${money(amountCents)}, est jointe en PDF : une feuille format lettre, à découper et à plier. Gardez ce message jusqu’à ce qu’elle soit remise; quiconque a le code peut s’en servir.`,
            cookit: `La carte pour ${recipientName}, d’une valeur de ${money(amountCents)}, est jointe en PDF : une feuille format lettre, à découper et à plier. Garde ce message jusqu’à ce qu’elle soit remise; quiconque a le code peut s’en servir.`,
          }),
        action: 'Voir la page des cartes-cadeaux',
      },
      gift_bonus: {
        ...toSender,
        subject: ({ amountCents }) =>
          voice.pick({
            freshprep: `${money(amountCents)} pour vous aussi`,
            cookit: `${money(amountCents)} pour toi aussi`,
          }),
        body: ({ amountCents, expiresOn }) =>
          voice.pick({
            freshprep: `Merci d’offrir le souper. Voici ${money(amountCents)} pour vous. Entrez le code dans votre compte, sous Paiement, d’ici le ${day(expiresOn)}; le solde expire ensuite.`,
            cookit: `Merci d’offrir le souper! Voici ${money(amountCents)} pour toi. Entre le code dans ton compte, sous Paiement, d’ici le ${day(expiresOn)}; le solde expire ensuite.`,
          }),
        action: voice.pick({ freshprep: 'Utiliser le boni', cookit: 'Utiliser mon boni' }),
        textTail: () =>
          `Merci pour la carte-cadeau que ${voice.pick({ freshprep: 'vous avez offerte', cookit: 'tu as offerte' })}.`,
      },
      gift_receipt: {
        ...toSender,
        subject: ({ recipientName }) => `Payée : une carte-cadeau pour ${recipientName}`,
        body: facts =>
          paragraphs(
            sent(facts),
            voice.pick({
              freshprep:
                'Une carte-cadeau n’est pas taxée; ce qu’elle paie l’est. Si elle se perd, écrivez-nous : nous la renvoyons.',
              cookit:
                'Une carte-cadeau n’est pas taxée; ce qu’elle paie l’est. Si elle se perd, écris-nous : on la renvoie.',
            }),
          ),
        action: 'Offrir une autre carte',
        textHead: () =>
          `La carte-cadeau est payée. Le détail est ${voice.pick({ freshprep: 'dans vos courriels', cookit: 'dans tes courriels' })}`,
      },
      gift_given_back: {
        ...toSender,
        subject: ({ recipientName, amountCents }) =>
          `Remboursement de ${money(amountCents)}, carte-cadeau pour ${recipientName}`,
        body: ({ recipientName, amountCents }) =>
          paragraphs(
            voice.pick({
              freshprep: `Votre banque a autorisé un paiement de ${money(amountCents)} pour une carte-cadeau destinée à ${recipientName}, alors que ce paiement avait échoué ou avait été abandonné. Nous avons aussitôt tout remboursé; la banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.`,
              cookit: `Ta banque a autorisé un paiement de ${money(amountCents)} pour une carte-cadeau destinée à ${recipientName}, alors que ce paiement avait échoué ou avait été abandonné. On a tout remboursé aussitôt; ta banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.`,
            }),
            voice.pick({
              freshprep:
                'Ce paiement n’a donné aucune carte. Une carte-cadeau payée autrement ne change pas.',
              cookit:
                'Ce paiement n’a donné aucune carte. Une carte-cadeau que tu as payée autrement ne change pas.',
            }),
          ),
        action: 'Voir la page des cartes-cadeaux',
        textHead: ({ amountCents }) => `Remboursement de ${money(amountCents)} pour une carte-cadeau`,
      },
    }
  },
}

import { messages } from './catalogue.ts'
import { wordsOf } from './mail_words.ts'
import { ofName } from './of_name.ts'

interface GiftToTell {
  senderName: string
  recipientName: string
  recipientEmail: string
  deliveryMethod: 'email' | 'print'
  /** ISO date; null for at once. */
  sendOn: string | null
}

/** Letters about gift cards. They go to who bought one or who gets one, whether or not they have an account. */
export const giftLetterMessages = messages({
  en: voice => {
    const { day, money } = wordsOf(voice)
    return {
      hello: (name: string) => voice.pick({ freshprep: `Hello ${name},`, cookit: `Hi ${name}!` }),
      rows: {
        code: 'Code',
        value: 'Value',
        until: 'Use by',
        number: 'Number',
        paid: 'Paid with',
        total: 'Total',
        backTo: 'Refunded to',
      },
      card: {
        subject: (from: string) =>
          voice.pick({
            freshprep: `${from} sent you a gift card for Fresh Prep`,
            cookit: `${from} is treating you to Cook it`,
          }),
        body: (from: string, cents: number) =>
          voice.pick({
            freshprep: `${from} sent you ${money(cents)} in dinners. Enter the code below when you sign up, or in your account under Payment. It works on any box and never expires.`,
            cookit: `${from} sent you ${money(cents)} in dinners! Enter the code below when you sign up, or in your account under Payment. It works on any box and never expires.`,
          }),
        message: (from: string) => `A note from ${from}:`,
        action: 'Redeem gift card',
      },
      print: {
        subject: (to: string) => `Your gift card for ${to} is ready to print`,
        body: (to: string, cents: number) =>
          `${to}’s gift card, worth ${money(cents)}, is attached as a PDF. Print it on letter paper, then cut and fold. Keep this email until you’ve given the card: anyone with the code can use it.`,
        action: 'View gift page',
      },
      bonus: {
        subject: (cents: number) => `${money(cents)} for you, too`,
        body: (cents: number, until: string) =>
          voice.pick({
            freshprep: `Thank you for giving dinner. Here’s ${money(cents)} for you. Enter the code in your account under Payment by ${day(until)}. After that, any balance expires.`,
            cookit: `Thanks for giving dinner! Here’s ${money(cents)} for you. Enter the code in your account under Payment by ${day(until)}. After that, any balance expires.`,
          }),
        action: 'Use my bonus',
      },
      receipt: {
        subject: (to: string) => `Your receipt for ${to}’s gift card`,
        body: ({ recipientName, recipientEmail, deliveryMethod, sendOn }: GiftToTell) => {
          if (deliveryMethod === 'print')
            return sendOn === null
              ? `We’ll email you ${recipientName}’s gift card separately, ready to print.`
              : `We’ll email you ${recipientName}’s gift card on ${day(sendOn)}, ready to print.`
          return sendOn === null
            ? `We’ve sent ${recipientName}’s gift card to ${recipientEmail}.`
            : `We’ll send ${recipientName}’s gift card to ${recipientEmail} on ${day(sendOn)}.`
        },
        noTax:
          'Gift cards aren’t taxed. Tax applies to what they’re spent on. If the card gets lost, contact us and we’ll resend it.',
        action: 'Give another',
      },
      givenBack: {
        subject: (to: string, cents: number) => `Refund: ${money(cents)} for ${to}’s gift card`,
        body: (to: string, cents: number) =>
          `Your bank approved ${money(cents)} for ${to}’s gift card after that payment had failed or been cancelled. We refunded all of it right away. Banks can take up to ten business days to show it.`,
        others:
          'That payment didn’t create a gift card. Any gift card you paid for another way isn’t affected.',
      },
      why: 'You’re getting this email because someone bought a gift card on our site.',
      attachment: 'gift-card.pdf',
    }
  },
  fr: voice => {
    const { day, money } = wordsOf(voice)
    return {
      hello: (name: string) => voice.pick({ freshprep: `Bonjour ${name},`, cookit: `Salut ${name}!` }),
      rows: {
        code: 'Code',
        value: 'Valeur',
        until: 'À utiliser d’ici le',
        number: 'Numéro',
        paid: 'Payé avec',
        total: 'Total',
        backTo: 'Remboursé sur',
      },
      card: {
        subject: (from: string) =>
          voice.pick({
            freshprep: `${from} vous offre une carte-cadeau Fresh Prep`,
            cookit: `${from} t’offre une carte-cadeau Cook it`,
          }),
        body: (from: string, cents: number) =>
          voice.pick({
            freshprep: `${from} vous offre ${money(cents)} de soupers. Entrez le code ci-dessous à l’inscription, ou dans votre compte, sous Paiement. Elle paie des boîtes entières et n’expire jamais.`,
            cookit: `${from} t’offre ${money(cents)} de soupers! Entre le code ci-dessous à l’inscription, ou dans ton compte, sous Paiement. Elle paie des boîtes entières et n’expire jamais.`,
          }),
        message: (from: string) => `Le mot ${ofName(from)} :`,
        action: voice.pick({ freshprep: 'Utiliser la carte', cookit: 'Utiliser ma carte' }),
      },
      print: {
        subject: (to: string) =>
          voice.pick({
            freshprep: `Votre carte-cadeau pour ${to}, prête à imprimer`,
            cookit: `Ta carte-cadeau pour ${to}, prête à imprimer`,
          }),
        body: (to: string, cents: number) =>
          voice.pick({
            freshprep: `La carte pour ${to}, d’une valeur de ${money(cents)}, est jointe en PDF : une feuille format lettre, à découper et à plier. Gardez ce message jusqu’à ce qu’elle soit remise; quiconque a le code peut s’en servir.`,
            cookit: `La carte pour ${to}, d’une valeur de ${money(cents)}, est jointe en PDF : une feuille format lettre, à découper et à plier. Garde ce message jusqu’à ce qu’elle soit remise; quiconque a le code peut s’en servir.`,
          }),
        action: 'Voir la page des cartes-cadeaux',
      },
      bonus: {
        subject: (cents: number) =>
          voice.pick({
            freshprep: `${money(cents)} pour vous aussi`,
            cookit: `${money(cents)} pour toi aussi`,
          }),
        body: (cents: number, until: string) =>
          voice.pick({
            freshprep: `Merci d’offrir le souper. Voici ${money(cents)} pour vous. Entrez le code dans votre compte, sous Paiement, d’ici le ${day(until)}; le solde expire ensuite.`,
            cookit: `Merci d’offrir le souper! Voici ${money(cents)} pour toi. Entre le code dans ton compte, sous Paiement, d’ici le ${day(until)}; le solde expire ensuite.`,
          }),
        action: voice.pick({ freshprep: 'Utiliser le boni', cookit: 'Utiliser mon boni' }),
      },
      receipt: {
        subject: (to: string) => `Payée : une carte-cadeau pour ${to}`,
        body: ({ recipientName, recipientEmail, deliveryMethod, sendOn }: GiftToTell) => {
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
        },
        noTax: voice.pick({
          freshprep:
            'Une carte-cadeau n’est pas taxée; ce qu’elle paie l’est. Si elle se perd, écrivez-nous : nous la renvoyons.',
          cookit:
            'Une carte-cadeau n’est pas taxée; ce qu’elle paie l’est. Si elle se perd, écris-nous : on la renvoie.',
        }),
        action: 'Offrir une autre carte',
      },
      givenBack: {
        subject: (to: string, cents: number) => `Remboursement de ${money(cents)}, carte-cadeau pour ${to}`,
        body: (to: string, cents: number) =>
          voice.pick({
            freshprep: `Votre banque a autorisé un paiement de ${money(cents)} pour une carte-cadeau destinée à ${to}, alors que ce paiement avait échoué ou avait été abandonné. Nous avons aussitôt tout remboursé; la banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.`,
            cookit: `Ta banque a autorisé un paiement de ${money(cents)} pour une carte-cadeau destinée à ${to}, alors que ce paiement avait échoué ou avait été abandonné. On a tout remboursé aussitôt; ta banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.`,
          }),
        others: voice.pick({
          freshprep: 'Ce paiement n’a donné aucune carte. Une carte-cadeau payée autrement ne change pas.',
          cookit:
            'Ce paiement n’a donné aucune carte. Une carte-cadeau que tu as payée autrement ne change pas.',
        }),
      },
      why: voice.pick({
        freshprep: 'Vous recevez ce message à cause d’une carte-cadeau achetée sur notre site.',
        cookit: 'Tu reçois ce message à cause d’une carte-cadeau achetée sur notre site.',
      }),
      attachment: 'carte-cadeau.pdf',
    }
  },
})

import { formatMoneyShort } from '../../../domain/money.ts'
import { messages } from '../../../i18n/catalogue.ts'
import { formatDay } from '../../../i18n/dates.ts'

/** The page that sells gift cards, and takes their codes. */
export const giftMessages = messages({
  en: voice => {
    const money = (cents: number) => formatMoneyShort(cents, 'en')
    return {
      title: 'Gift cards',
      description: voice.pick({
        freshprep: 'Give dinner: a Fresh Prep gift card, emailed or printed at home. It never expires.',
        cookit: 'Give dinner: a Cook it gift card, emailed or printed at home. It never expires.',
      }),
      heading: voice.pick({ freshprep: 'Give someone dinner.', cookit: 'Dinner makes a great gift.' }),
      lede: voice.pick({
        freshprep: 'Good for any box, any week. It never expires.',
        cookit: 'Good for any box, any week, and it never, ever expires.',
      }),
      bonus: (minimum: number, percent: number, days: number) =>
        `Give ${money(minimum)} or more now and get ${percent}% back as a bonus, emailed to you within 24 hours and good for ${days} days.`,
      bonusHere: (cents: number) => `You’ll get ${money(cents)} back, by email within 24 hours.`,
      card: 'The card',
      amount: 'Amount',
      amountHint: (least: number, most: number) => `Any amount from ${money(least)} to ${money(most)}.`,
      design: 'Design',
      designs: { celebrate: 'Celebration', thanks: 'Thank you', comfort: 'Comfort', holidays: 'Holidays' },
      delivery: 'How to send it',
      methods: { email: 'By email', print: 'Print at home' },
      methodTexts: {
        email: 'We’ll send it to their inbox.',
        print: 'We’ll email you a sheet to print, cut and fold.',
      },
      people: 'From you, to them',
      senderName: 'Your name',
      senderEmail: 'Your email',
      recipientName: 'Their name',
      recipientEmail: 'Their email',
      recipientEmailPrintHint: 'Only used to find the card if it gets lost.',
      message: 'Your message',
      messageHint: (length: number) => `Up to ${length} characters.`,
      when: 'Send date',
      now: 'Now',
      later: 'On a day you choose',
      day: 'Day',
      dayHint: 'We’ll send it at 7 am.',
      language: 'Language of the card',
      languages: { en: 'English', fr: 'French' },
      payment: 'Payment',
      saved: (card: string) => `${card} (saved)`,
      other: 'Another card',
      byCard: 'Card',
      paypal: 'PayPal',
      paypalText: 'Approve the payment on PayPal, then come back here.',
      paypalCancelled: 'PayPal was cancelled. You weren’t charged, and your gift is still here.',
      toPaypal: 'Continue to PayPal',
      noTax: 'No tax or fees on gift cards.',
      total: 'Total',
      submit: (amount: string) => `Pay ${amount}`,
      preview: 'Preview',
      paid: {
        title: voice.pick({ freshprep: 'Paid. Thank you.', cookit: 'Done! You’re a good friend.' }),
        email: (name: string, email: string) => `${name}’s gift card is on its way to ${email}.`,
        emailLater: (name: string, date: string) =>
          `We’ll send ${name}’s gift card on ${formatDay(date, 'en')}.`,
        print: (email: string) =>
          `Your printable gift card is on its way to ${email}. You can also download it here.`,
        printLater: (email: string, date: string) =>
          `We’ll send your printable gift card to ${email} on ${formatDay(date, 'en')}.`,
        receipt: (email: string) => `We’ve sent your receipt to ${email}.`,
        download: 'Download gift card (PDF)',
        saveReceipt: 'Download receipt (PDF)',
        another: 'Buy another',
      },
      redeem: {
        heading: 'Got a gift card?',
        text: 'Enter the code and we’ll use it on your next boxes.',
        code: 'Gift card code',
        submit: 'Redeem',
        applied: (cents: number) => `${money(cents)} added. We’ll use it on your next boxes.`,
        appliedCode: (name: string) => `${name} applied.`,
        kept: 'We’ve saved it. It’s yours once you sign up.',
        toSignup: 'Choose a plan',
        toAccount: 'See my boxes',
      },
    }
  },
  fr: voice => {
    const money = (cents: number) => formatMoneyShort(cents, 'fr')
    return {
      title: 'Cartes-cadeaux',
      description: voice.pick({
        freshprep:
          'Offrez le souper : une carte-cadeau Fresh Prep par courriel ou à imprimer chez vous. Elle n’expire jamais.',
        cookit:
          'Offre le souper : une carte-cadeau Cook it par courriel ou à imprimer chez toi. Elle n’expire jamais.',
      }),
      heading: voice.pick({
        freshprep: 'Offrez le souper à quelqu’un.',
        cookit: 'Le souper, quel beau cadeau!',
      }),
      lede: voice.pick({
        freshprep: 'Elle paie des boîtes entières, la semaine que l’on veut, et n’expire jamais.',
        cookit: 'Bonne pour n’importe quelle boîte, n’importe quelle semaine, et elle n’expire jamais.',
      }),
      bonus: (minimum: number, percent: number, days: number) =>
        voice.pick({
          freshprep: `Offrez ${money(minimum)} ou plus maintenant et recevez ${percent} % en retour : un boni pour vous, par courriel d’ici 24 heures, bon pendant ${days} jours.`,
          cookit: `Offre ${money(minimum)} ou plus maintenant et reçois ${percent} % en retour : un boni pour toi, par courriel d’ici 24 heures, bon pendant ${days} jours.`,
        }),
      bonusHere: (cents: number) =>
        voice.pick({
          freshprep: `Vous recevez ${money(cents)} en retour, par courriel d’ici 24 heures.`,
          cookit: `Tu reçois ${money(cents)} en retour, par courriel d’ici 24 heures.`,
        }),
      card: 'La carte',
      amount: 'Montant',
      amountHint: (least: number, most: number) =>
        `N’importe quel montant de ${money(least)} à ${money(most)}.`,
      design: 'Style',
      designs: { celebrate: 'Fête', thanks: 'Merci', comfort: 'Réconfort', holidays: 'Temps des fêtes' },
      delivery: 'Comment elle arrive',
      methods: { email: 'Par courriel', print: 'À imprimer' },
      methodTexts: {
        email: 'Elle arrive dans sa boîte de réception.',
        print: voice.pick({
          freshprep: 'Vous recevez une feuille à imprimer, découper et plier.',
          cookit: 'Tu reçois une feuille à imprimer, découper et plier.',
        }),
      },
      people: 'Qui offre, qui reçoit',
      senderName: voice.pick({ freshprep: 'Votre nom', cookit: 'Ton nom' }),
      senderEmail: voice.pick({ freshprep: 'Votre courriel', cookit: 'Ton courriel' }),
      recipientName: 'Son nom',
      recipientEmail: 'Son courriel',
      recipientEmailPrintHint: 'Seulement pour retrouver la carte si elle se perd.',
      message: 'Quelques mots',
      messageHint: (length: number) => `${length} caractères au plus.`,
      when: 'Date d’envoi',
      now: 'Maintenant',
      later: voice.pick({ freshprep: 'Le jour de votre choix', cookit: 'Le jour de ton choix' }),
      day: 'Jour',
      dayHint: 'Elle part à sept heures du matin.',
      language: 'Langue de la carte',
      languages: { en: 'Anglais', fr: 'Français' },
      payment: 'Paiement',
      saved: (card: string) => `${card}, enregistrée`,
      other: 'Une autre carte',
      byCard: 'Une carte',
      paypal: 'PayPal',
      paypalText: voice.pick({
        freshprep: 'Vous approuvez le paiement chez PayPal, puis vous revenez ici.',
        cookit: 'Tu approuves le paiement chez PayPal, puis tu reviens ici.',
      }),
      paypalCancelled: voice.pick({
        freshprep: 'Vous avez annulé chez PayPal. Rien n’a été facturé, et votre cadeau est toujours ici.',
        cookit: 'Tu as annulé chez PayPal. Rien n’a été facturé, et ton cadeau est toujours ici.',
      }),
      toPaypal: 'Continuer chez PayPal',
      noTax: 'Ni taxes ni frais sur les cartes-cadeaux.',
      total: 'Total',
      submit: (amount: string) => `Payer ${amount}`,
      preview: 'La carte telle qu’elle arrivera',
      paid: {
        title: voice.pick({ freshprep: 'C’est payé. Merci.', cookit: 'C’est fait! Quelle belle attention.' }),
        email: (name: string, email: string) => `La carte pour ${name} est en route vers ${email}.`,
        emailLater: (name: string, date: string) => `La carte pour ${name} part le ${formatDay(date, 'fr')}.`,
        print: (email: string) =>
          voice.pick({
            freshprep: `La feuille à imprimer est en route vers ${email}. Vous pouvez aussi la prendre ici.`,
            cookit: `La feuille à imprimer est en route vers ${email}. Tu peux aussi la prendre ici.`,
          }),
        printLater: (email: string, date: string) =>
          `La feuille à imprimer arrive à ${email} le ${formatDay(date, 'fr')}.`,
        receipt: (email: string) => `Le reçu est en route vers ${email}.`,
        download: 'Enregistrer la carte en PDF',
        saveReceipt: 'Enregistrer le reçu en PDF',
        another: voice.pick({ freshprep: 'Offrir une autre carte', cookit: 'En offrir une autre' }),
      },
      redeem: {
        heading: voice.pick({ freshprep: 'Vous avez reçu une carte?', cookit: 'Tu as reçu une carte?' }),
        text: voice.pick({
          freshprep: 'Entrez son code. Elle paiera vos prochaines boîtes.',
          cookit: 'Entre son code. Elle paiera tes prochaines boîtes.',
        }),
        code: 'Code de la carte',
        submit: voice.pick({ freshprep: 'L’utiliser', cookit: 'Je l’utilise' }),
        applied: (cents: number) =>
          voice.pick({
            freshprep: `${money(cents)} ajoutés. Ce montant paiera vos prochaines boîtes.`,
            cookit: `${money(cents)} ajoutés. Ce montant paiera tes prochaines boîtes.`,
          }),
        appliedCode: (name: string) => `Appliqué : ${name}.`,
        kept: voice.pick({
          freshprep: 'Nous la gardons pour vous. Elle est à vous dès l’inscription.',
          cookit: 'On te la garde. Elle est à toi dès que tu t’inscris.',
        }),
        toSignup: voice.pick({ freshprep: 'Choisir un forfait', cookit: 'Choisir mon forfait' }),
        toAccount: voice.pick({ freshprep: 'Voir mes boîtes', cookit: 'Voir mes boîtes' }),
      },
    }
  },
})

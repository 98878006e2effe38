import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'
import { formatWeekdayAndDay } from './dates.ts'

/** A household's claim about a box. */
export const boxClaimMessages = messages({
  en: voice => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      title: voice.pick({ freshprep: 'Something wrong?', cookit: 'Something off?' }),
      lede: (until: string) =>
        voice.pick({
          freshprep: `Tell us by ${formatWeekdayAndDay(until, 'en')}. We’ll make it right, usually on the spot.`,
          cookit: `Tell us by ${formatWeekdayAndDay(until, 'en')} and we’ll fix it, usually on the spot.`,
        }),
      failedTitle: 'Get a new delivery or a refund',
      failedLede: (cents: number) =>
        `We can deliver your box again, or refund ${money(cents)}, taxes included.`,
      lateTitle: 'Your box is late. You don’t have to wait.',
      lateLede: (cents: number) =>
        `If you do nothing, it’ll still come today. Or choose another day, or a ${money(cents)} refund, taxes included.`,
      what: 'What’s wrong with?',
      units: 'Quantity',
      why: 'What went wrong?',
      reasons: {
        missing: 'It was missing',
        damaged: 'It was damaged',
        quality: 'Quality wasn’t good',
        wrong: 'I got the wrong item',
        late: 'It came late',
      },
      whole: 'The whole box',
      notDelivered: 'It didn’t arrive',
      where: 'How should we refund you?',
      whatNext: 'What would you like?',
      remedies: {
        again: 'Deliver it again',
        credit: 'Credit toward your next boxes',
        payment: 'Refund to original payment',
      },
      againNote: (day: string, window: string) => `We’ll pack a fresh box for ${day}, ${window}.`,
      remedyNotes: {
        credit: 'Available right away. Never expires.',
        payment: 'On your card in 5 to 10 business days.',
      },
      words: 'Anything else we should know?',
      send: 'Send report',
      choose: 'Choose one',
      paid: (cents: number) =>
        `${money(cents)} is on its way back to you. Check your email for the credit note.`,
      again: (day: string, window: string) => `We’ll deliver your box again on ${day}, ${window}.`,
      photo: 'Add a photo',
      photoOther: 'Replace photo',
      photoNote: 'So we can see what went wrong.',
      photoPlain: 'Without JavaScript, send it by email to:',
      photoKept: 'Photo attached.',
      photoUnread: 'We couldn’t open this photo. Try another.',
      waiting: 'Thanks. Someone on our team will look into it and get back to you within one business day.',
      said: 'Your reports',
      states: {
        paid: (cents: number) => `${money(cents)} refunded`,
        waiting: 'Under review',
        declined: 'Not refunded. See our email',
      },
      note: 'Credit note',
    }
  },
  fr: voice => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      title: voice.pick({ freshprep: 'Quelque chose n’allait pas?', cookit: 'Quelque chose cloche?' }),
      lede: (until: string) =>
        voice.pick({
          freshprep: `Dites-le-nous jusqu’au ${formatWeekdayAndDay(until, 'fr')}. Nous y remédions, le plus souvent tout de suite.`,
          cookit: `Dis-le-nous jusqu’au ${formatWeekdayAndDay(until, 'fr')}. On règle ça, le plus souvent tout de suite.`,
        }),
      failedTitle: voice.pick({
        freshprep: 'La suite pour votre boîte',
        cookit: 'La suite pour ta boîte',
      }),
      failedLede: (cents: number) =>
        voice.pick({
          freshprep: `Nous pouvons vous la livrer à nouveau ou vous rembourser ${money(cents)}, taxes comprises.`,
          cookit: `On peut te la livrer à nouveau ou te rembourser ${money(cents)}, taxes comprises.`,
        }),
      lateTitle: voice.pick({
        freshprep: 'Votre boîte est en retard. Rien ne vous oblige à attendre.',
        cookit: 'Ta boîte est en retard. Rien ne t’oblige à attendre.',
      }),
      lateLede: (cents: number) =>
        voice.pick({
          freshprep: `Sans réponse de votre part, elle arrive encore aujourd’hui. Vous pouvez aussi choisir un autre jour ou un remboursement de ${money(cents)}, taxes comprises.`,
          cookit: `Si tu ne dis rien, elle arrive encore aujourd’hui. Tu peux aussi choisir un autre jour ou un remboursement de ${money(cents)}, taxes comprises.`,
        }),
      what: 'De quoi s’agit-il?',
      units: 'Quantité',
      why: 'Qu’est-ce qui n’allait pas?',
      reasons: {
        missing: 'Il en manquait',
        damaged: 'C’était abîmé',
        quality: 'Ce n’était pas bon',
        wrong: 'Autre chose est arrivé',
        late: 'C’est arrivé trop tard',
      },
      whole: 'Toute la boîte',
      notDelivered: 'Elle n’est pas arrivée',
      where: 'Sous quelle forme, le remboursement?',
      whatNext: voice.pick({ freshprep: 'Que préférez-vous?', cookit: 'Tu préfères quoi?' }),
      remedies: {
        again: 'Une nouvelle livraison',
        credit: 'En crédit pour les prochaines boîtes',
        payment: 'Sur le mode de paiement d’origine',
      },
      againNote: (day: string, window: string) => `Toute fraîche, le ${day}, de ${window}.`,
      remedyNotes: {
        credit: 'Disponible tout de suite, sans expiration.',
        payment: 'Sur une carte, de cinq à dix jours ouvrables.',
      },
      words: 'Autre chose à nous dire',
      send: 'Envoyer',
      choose: voice.pick({ freshprep: 'Choisissez une réponse', cookit: 'Choisis une réponse' }),
      paid: (cents: number) =>
        voice.pick({
          freshprep: `Nous vous avons remboursé ${money(cents)}. La note de crédit est dans vos courriels.`,
          cookit: `On t’a remboursé ${money(cents)}. La note de crédit est dans tes courriels.`,
        }),
      again: (day: string, window: string) =>
        voice.pick({
          freshprep: `Votre boîte arrive le ${day}, de ${window}.`,
          cookit: `Ta boîte arrive le ${day}, de ${window}.`,
        }),
      photo: 'Ajouter une photo',
      photoOther: 'Prendre une autre photo',
      photoNote: 'Elle nous montre ce qui n’allait pas.',
      photoPlain: voice.pick({
        freshprep: 'Sans JavaScript, envoyez-la par courriel à :',
        cookit: 'Sans JavaScript, envoie-la par courriel à :',
      }),
      photoKept: 'La photo sera envoyée avec le reste.',
      photoUnread: voice.pick({
        freshprep: 'Cette image n’a pas pu être lue. Essayez-en une autre.',
        cookit: 'On n’arrive pas à lire cette image. Essaies-en une autre.',
      }),
      waiting: voice.pick({
        freshprep: 'Merci. Quelqu’un de notre équipe s’en occupe et vous répond d’ici un jour ouvrable.',
        cookit: 'Merci! Quelqu’un de la gang s’en occupe et te répond d’ici un jour ouvrable.',
      }),
      said: voice.pick({ freshprep: 'Ce que vous nous avez dit', cookit: 'Ce que tu nous as dit' }),
      states: {
        paid: (cents: number) => `${money(cents)} remboursés`,
        waiting: voice.pick({ freshprep: 'Nous regardons', cookit: 'On regarde ça' }),
        declined: voice.pick({
          freshprep: 'Non remboursé; voyez notre courriel',
          cookit: 'Non remboursé; regarde notre courriel',
        }),
      },
      note: 'Note de crédit',
    }
  },
})

import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'
import { formatDay } from './dates.ts'

/** A household's claim about a box. */
export const boxClaimMessages = messages({
  en: voice => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      title: voice.pick({ freshprep: 'Something was wrong?', cookit: 'Something off?' }),
      lede: (until: string) =>
        voice.pick({
          freshprep: `Tell us until ${formatDay(until, 'en')}. We make it right, most of the time at once.`,
          cookit: `Tell us until ${formatDay(until, 'en')}, and we’ll fix it, mostly on the spot.`,
        }),
      failedTitle: 'What becomes of what you paid',
      failedLede: (cents: number) =>
        `The box can be brought again, or ${money(cents)} goes back, taxes included.`,
      lateTitle: 'Your box is late. You need not wait.',
      lateLede: (cents: number) =>
        `If you say nothing, it still comes today. Otherwise it is brought on another day, or ${money(cents)} goes back, taxes included.`,
      what: 'What is it about?',
      units: 'How many',
      why: 'What was wrong?',
      reasons: {
        missing: 'It was missing',
        damaged: 'It was damaged',
        quality: 'It was not good',
        wrong: 'Something else came',
        late: 'It came too late',
      },
      whole: 'The whole box',
      notDelivered: 'It did not arrive',
      where: 'Where should it go?',
      whatNext: 'What would you like?',
      remedies: {
        again: 'Bring it again',
        credit: 'Credit for the next boxes',
        payment: 'Back where it came from',
      },
      againNote: (day: string, window: string) => `Packed anew, on ${day}, ${window}.`,
      remedyNotes: {
        credit: 'There at once; it never expires.',
        payment: 'On a card within five to ten business days.',
      },
      words: 'Anything else we should know',
      send: 'Send',
      choose: 'Choose one of them',
      paid: (cents: number) => `${money(cents)} is on its way back. A credit note is in your mail.`,
      again: (day: string, window: string) => `Your box comes again on ${day}, ${window}.`,
      photo: 'Add a photo',
      photoOther: 'Take another photo',
      photoNote: 'It shows us what was wrong.',
      photoKept: 'The photo goes with it.',
      photoUnread: 'This picture could not be read. Try another.',
      waiting: 'Thank you. Somebody of our team looks at it and answers within one business day.',
      said: 'What you told us',
      states: {
        paid: (cents: number) => `${money(cents)} went back`,
        waiting: 'We are looking at it',
        declined: 'Not refunded; see our e-mail',
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
          freshprep: `Dites-le-nous jusqu’au ${formatDay(until, 'fr')}. Nous réparons cela, le plus souvent tout de suite.`,
          cookit: `Dis-le-nous jusqu’au ${formatDay(until, 'fr')}. On règle ça, le plus souvent tout de suite.`,
        }),
      failedTitle: voice.pick({
        freshprep: 'La suite pour votre boîte',
        cookit: 'La suite pour ta boîte',
      }),
      failedLede: (cents: number) =>
        voice.pick({
          freshprep: `La boîte peut être livrée à nouveau, ou ${money(cents)} vous reviennent, taxes comprises.`,
          cookit: `On peut te la livrer à nouveau, ou ${money(cents)} te reviennent, taxes comprises.`,
        }),
      lateTitle: voice.pick({
        freshprep: 'Votre boîte est en retard. Rien ne vous oblige à attendre.',
        cookit: 'Ta boîte est en retard. Tu n’es pas obligé d’attendre.',
      }),
      lateLede: (cents: number) =>
        voice.pick({
          freshprep: `Sans réponse de votre part, elle arrive encore aujourd’hui. Sinon, elle vient un autre jour, ou ${money(cents)} vous reviennent, taxes comprises.`,
          cookit: `Si tu ne dis rien, elle arrive encore aujourd’hui. Sinon, elle vient un autre jour, ou ${money(cents)} te reviennent, taxes comprises.`,
        }),
      what: 'De quoi s’agit-il?',
      units: 'Combien',
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
      where: 'Où envoyer l’argent?',
      whatNext: voice.pick({ freshprep: 'Que préférez-vous?', cookit: 'Tu préfères quoi?' }),
      remedies: {
        again: 'Une nouvelle livraison',
        credit: 'En crédit pour les prochaines boîtes',
        payment: 'D’où il est venu',
      },
      againNote: (day: string, window: string) => `Toute fraîche, le ${day}, ${window}.`,
      remedyNotes: {
        credit: 'Disponible tout de suite, sans expiration.',
        payment: 'Sur une carte, de cinq à dix jours ouvrables.',
      },
      words: 'Autre chose à nous dire',
      send: 'Envoyer',
      choose: voice.pick({ freshprep: 'Choisissez une réponse', cookit: 'Choisis une réponse' }),
      paid: (cents: number) =>
        voice.pick({
          freshprep: `${money(cents)} vous reviennent. Une note de crédit est dans vos courriels.`,
          cookit: `${money(cents)} te reviennent. Une note de crédit est dans tes courriels.`,
        }),
      again: (day: string, window: string) =>
        voice.pick({
          freshprep: `Votre boîte revient le ${day}, ${window}.`,
          cookit: `Ta boîte revient le ${day}, ${window}.`,
        }),
      photo: 'Ajouter une photo',
      photoOther: 'Prendre une autre photo',
      photoNote: 'Elle nous montre ce qui n’allait pas.',
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

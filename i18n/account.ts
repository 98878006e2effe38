// The dashboard: the greeting, what is under way, the next deliveries.

import { boxSteps } from './box_steps.ts'
import { messages } from './catalogue.ts'

export const accountMessages = messages({
  en: voice => ({
    title: 'Your boxes',
    greeting: {
      morning: (name: string) =>
        voice.pick({ freshprep: `Good morning, ${name}.`, cookit: `Morning, ${name}!` }),
      afternoon: (name: string) =>
        voice.pick({ freshprep: `Good afternoon, ${name}.`, cookit: `Hey ${name}, hungry yet?` }),
      evening: (name: string) =>
        voice.pick({ freshprep: `Good evening, ${name}.`, cookit: `Evening, ${name}!` }),
    },
    underway: {
      label: (day: string) => `Your box for ${day}`,
      heading: {
        upcoming: voice.pick({ freshprep: 'Your box is final.', cookit: 'Your box is locked in.' }),
        locked: voice.pick({ freshprep: 'Your box is final.', cookit: 'Your box is locked in.' }),
        charged: voice.pick({
          freshprep: 'Paid. We’re shopping for your box.',
          cookit: 'Paid! Off to the market we go.',
        }),
        packed: voice.pick({ freshprep: 'Your box is packed.', cookit: 'Packed and ready to go.' }),
        out_for_delivery: voice.pick({
          freshprep: 'Your box is on its way.',
          cookit: 'Your box is on its way!',
        }),
        delivered: voice.pick({
          freshprep: 'Your box is at your door.',
          cookit: 'Ding dong! Your box is here.',
        }),
        payment_failed: voice.pick({
          freshprep: 'Your box is waiting to be paid.',
          cookit: 'Your box is waiting to be paid.',
        }),
        failed: voice.pick({
          freshprep: 'We couldn’t deliver your box.',
          cookit: 'We couldn’t get your box to you.',
        }),
      },
      expected: (day: string, window: string, content: string) => `Arriving ${day}, ${window}. ${content}.`,
      expectedToday: (window: string, content: string) => `Arriving today, ${window}. ${content}.`,
      arrived: (day: string, content: string) => `Delivered ${day}. ${content}.`,
      failedNote: (day: string) =>
        `Your ${day} delivery didn’t work out, and that’s on us. Choose what’s next: a new delivery day, credit, or a refund.`,
      overdue: voice.pick({
        freshprep: 'Your box isn’t confirmed as delivered.',
        cookit: 'We can’t tell if your box arrived.',
      }),
      overdueNote: (day: string) =>
        `It was due ${day}, but we don’t have a delivery confirmation. Did it arrive?`,
      waiting: (amount: string) => `${amount} is still due. We’ll pack your box once it’s paid.`,
      steps: boxSteps.en,
      notYet: 'not yet',
      done: 'done',
      trail: 'Delivery progress',
      follow: 'Track delivery',
      contents: 'See what’s inside',
      putRight: 'Choose what’s next',
      write: 'Contact us',
    },
    thisWeek: {
      heading: voice.pick({ freshprep: 'On the menu this week', cookit: 'This week’s cooking' }),
      all: (count: number) => `See all ${count} meals`,
    },
    and: (first: string, second: string) => `${first} and ${second}`,
    deliveries: {
      heading: voice.pick({ freshprep: 'Your next five boxes', cookit: 'Your next five boxes' }),
      few: voice.pick({ freshprep: 'Your next boxes', cookit: 'Your next boxes' }),
      none: voice.pick({ freshprep: 'No boxes scheduled.', cookit: 'No box on the calendar.' }),
      noneNote: 'We add a new week every week. Your next box will show up here.',
      when: (weekday: string, window: string) => `${weekday}, ${window}`,
      notOut: 'Menu coming soon',
      notOutNote: 'We’ll start with what you like.',
      untouched: 'No meals chosen yet',
      untouchedNote: (day: string) =>
        voice.pick({
          freshprep: `Choose by ${day}, or we will.`,
          cookit: `Pick by ${day}, or leave it to us.`,
        }),
      short: (amount: string, minimum: string) =>
        `${amount} short of the ${minimum} minimum. Below it, we can’t deliver.`,
      skippedNow: 'Skipped just now',
      skipped: 'Skipped',
      skippedNote: voice.pick({ freshprep: 'You won’t be charged.', cookit: 'No box, no charge.' }),
      was: (amount: string) => `was ${amount}`,
      locked: 'Being prepared',
      lockedNote: 'The cutoff has passed.',
      notMet: 'Below minimum',
      notMetNote: 'Not delivered, not charged.',
      changePlan: 'Change plan',
      changeDay: 'Change day',
      changeDayOf: (day: string) => `Change day: your ${day} box`,
      saidSkipped: (day: string) => `Your ${day} box is skipped. You won’t be charged.`,
      saidUnskipped: (day: string) => `Your ${day} box is back on.`,
      notSkipped: (day: string, why: string) => `We couldn’t skip your ${day} box. ${why}`,
      notUnskipped: (day: string, why: string) => `We couldn’t undo the skip for your ${day} box. ${why}`,
      notMoved: (day: string, why: string) => `We couldn’t move your box. It still comes ${day}. ${why}`,
    },
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Vos boîtes', cookit: 'Tes boîtes' }),
    greeting: {
      morning: (name: string) => voice.pick({ freshprep: `Bonjour, ${name}.`, cookit: `Bonjour, ${name}!` }),
      afternoon: (name: string) =>
        voice.pick({ freshprep: `Bonjour, ${name}.`, cookit: `Allô ${name}, t’as faim?` }),
      evening: (name: string) => voice.pick({ freshprep: `Bonsoir, ${name}.`, cookit: `Bonsoir, ${name}!` }),
    },
    underway: {
      label: (day: string) => `La boîte du ${day}, en cours`,
      heading: {
        upcoming: voice.pick({ freshprep: 'Votre boîte est scellée.', cookit: 'Ta boîte est bouclée.' }),
        locked: voice.pick({ freshprep: 'Votre boîte est scellée.', cookit: 'Ta boîte est bouclée.' }),
        charged: voice.pick({
          freshprep: 'C’est payé. Nous faisons le marché.',
          cookit: 'C’est payé! On s’en va au marché.',
        }),
        packed: voice.pick({
          freshprep: 'Votre boîte est emballée.',
          cookit: 'Ta boîte est prête à partir.',
        }),
        out_for_delivery: voice.pick({
          freshprep: 'Votre boîte est en route.',
          cookit: 'Ta boîte est en route!',
        }),
        delivered: voice.pick({
          freshprep: 'Votre boîte est à la porte.',
          cookit: 'Ding dong, c’est ta boîte!',
        }),
        payment_failed: voice.pick({
          freshprep: 'Votre boîte attend son paiement.',
          cookit: 'Ta boîte attend son paiement.',
        }),
        failed: voice.pick({
          freshprep: 'Nous n’avons pas pu livrer votre boîte.',
          cookit: 'On n’a pas réussi à te livrer.',
        }),
      },
      expected: (day: string, window: string, content: string) =>
        `Prévue le ${day}, de ${window}. ${content}.`,
      expectedToday: (window: string, content: string) => `Prévue aujourd’hui, de ${window}. ${content}.`,
      arrived: (day: string, content: string) => `Livrée le ${day}. ${content}.`,
      failedNote: (day: string) =>
        voice.pick({
          freshprep: `La livraison du ${day} a échoué, et c’est à nous d’y remédier. Choisissez la suite : la boîte un autre jour, un crédit ou un remboursement.`,
          cookit: `La livraison du ${day} a échoué, et c’est à nous d’arranger ça. Choisis la suite : la boîte un autre jour, un crédit ou un remboursement.`,
        }),
      overdue: voice.pick({
        freshprep: 'Pas de nouvelles de votre boîte.',
        cookit: 'Pas de nouvelles de ta boîte.',
      }),
      overdueNote: (day: string) =>
        `Elle était prévue le ${day}, et personne ne l’a signalée livrée. Est-elle arrivée?`,
      waiting: (amount: string) =>
        voice.pick({
          freshprep: `Il reste ${amount} à payer. Nous emballons la boîte dès que c’est fait.`,
          cookit: `Il reste ${amount} à payer. On emballe ta boîte dès que c’est fait.`,
        }),
      steps: boxSteps.fr,
      notYet: 'à venir',
      done: 'fait',
      trail: 'Où en est la boîte',
      follow: 'Suivre le camion',
      contents: 'Voir ce qu’il y a dedans',
      putRight: 'Choisir',
      write: 'Nous écrire',
    },
    thisWeek: {
      heading: voice.pick({ freshprep: 'Au menu cette semaine', cookit: 'Ce qui mijote cette semaine' }),
      all: (count: number) => `Les ${count} plats`,
    },
    and: (first: string, second: string) => `${first} et ${second}`,
    deliveries: {
      heading: voice.pick({
        freshprep: 'Vos cinq prochaines livraisons',
        cookit: 'Tes cinq prochaines boîtes',
      }),
      few: voice.pick({ freshprep: 'Vos prochaines livraisons', cookit: 'Tes prochaines boîtes' }),
      none: voice.pick({
        freshprep: 'Aucune livraison n’est prévue.',
        cookit: 'Pas de boîte au calendrier.',
      }),
      noneNote: 'Une semaine s’ajoute tous les sept jours; la prochaine s’affichera ici.',
      when: (weekday: string, window: string) => `${weekday}, ${window}`,
      notOut: 'Le menu n’est pas encore sorti',
      notOutNote: voice.pick({
        freshprep: 'Nous partons de vos goûts.',
        cookit: 'On part de tes goûts.',
      }),
      untouched: voice.pick({ freshprep: 'Rien n’est encore choisi', cookit: 'Rien de choisi encore' }),
      untouchedNote: (day: string) =>
        voice.pick({
          freshprep: `Choisissez d’ici le ${day}, sinon nous le ferons.`,
          cookit: `Choisis d’ici le ${day}, ou laisse-nous faire.`,
        }),
      short: (amount: string, minimum: string) =>
        voice.pick({
          freshprep: `Il manque ${amount} au minimum de ${minimum}. En dessous, rien n’est livré.`,
          cookit: `Il manque ${amount} au minimum de ${minimum}. En dessous, ta boîte ne part pas.`,
        }),
      skippedNow: voice.pick({ freshprep: 'Sautée à l’instant', cookit: 'Sautée à l’instant' }),
      skipped: 'Sautée',
      skippedNote: voice.pick({ freshprep: 'Rien ne sera facturé.', cookit: 'Pas de boîte, pas de frais.' }),
      was: (amount: string) => `au lieu de ${amount}`,
      locked: 'En préparation',
      lockedNote: 'L’heure limite est passée.',
      notMet: 'Sous le minimum',
      notMetNote: 'Ni livrée ni facturée.',
      changePlan: 'Changer de forfait',
      changeDay: 'Changer le jour',
      changeDayOf: (day: string) => `Changer le jour de la boîte du ${day}`,
      saidSkipped: (day: string) => `La boîte du ${day} est sautée. Rien ne sera facturé.`,
      saidUnskipped: (day: string) => `La boîte du ${day} est de retour.`,
      notSkipped: (day: string, why: string) => `La boîte du ${day} n’a pas été sautée. ${why}`,
      notUnskipped: (day: string, why: string) => `La boîte du ${day} reste sautée. ${why}`,
      notMoved: (day: string, why: string) => `La boîte arrive toujours le ${day}. ${why}`,
    },
  }),
})

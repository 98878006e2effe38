// Letters about pickups of bags and kits.

import type { Voice } from '../catalogue.ts'
import { pickupMessages } from '../pickups.ts'
import type { Letter, LettersOf, ReturnableNamed } from './letter.ts'
import { wordsOf } from './words.ts'

/** A pickup of bags and kits: `pickupDate` is an ISO date, the hours are whole ones of the brand's wall clock. */
interface Pickup {
  pickupDate: string
  startHour: number
  endHour: number
}

interface PickupLetters {
  pickup_booked: Letter<Pickup>
  pickup_cancelled: Letter<Pickup & { boxComing: boolean }>
  /** Nothing is driven on the day of a booked pickup. `closedOn`: ISO date. `reason` in the reader's language. */
  pickup_day_closed: Letter<
    Pickup & { closedOn: string; reason: string; calledOff: boolean; boxComing: boolean }
  >
  /** `taken`: the number of bags and kits. */
  pickup_done: Letter<Pickup & { taken: number }>
  pickup_missed: Letter<Pickup & { boxComing: boolean }>
  /** `dueOn`, `feeFrom`: ISO dates. `boxComing`: a box comes whose driver can take them along. */
  returnables_due: Letter<{
    items: readonly ReturnableNamed[]
    dueOn: string
    boxComing: boolean
  }>
  returnables_overdue: Letter<{ items: readonly ReturnableNamed[]; feeFrom: string }>
}

/** `– Cooler bag, number B-3F09A21C`. */
const itemsIn = (voice: Voice, items: readonly ReturnableNamed[]) => {
  const { kind, number } = pickupMessages(voice.brand, voice.locale)
  return wordsOf(voice).list(items.map(item => `${kind[item.kind]}, ${number(item.number)}`))
}

export const pickupLetters: LettersOf<PickupLetters> = {
  en: voice => {
    const { day, window } = wordsOf(voice)
    return {
      pickup_booked: {
        subject: pickup => `Your pickup is booked for ${day(pickup.pickupDate)}`,
        body: pickup =>
          voice.pick({
            freshprep: `A driver will come by ${day(pickup.pickupDate)}, ${window(pickup)}, for your bags and kits.\n\nPlease rinse and close them, and leave them at the door before then. You don’t have to be home.`,
            cookit: `Someone will swing by ${day(pickup.pickupDate)}, ${window(pickup)}, for your bags and kits.\n\nGive them a rinse and leave them at the door before then. No need to be home.`,
          }),
        action: 'See my pickup',
      },
      pickup_cancelled: {
        subject: pickup => `Your pickup on ${day(pickup.pickupDate)} is cancelled`,
        body: ({ pickupDate, boxComing }) =>
          `We’ve cancelled your pickup on ${day(pickupDate)}.\n\n${
            boxComing
              ? 'If you leave your bags and kits at the door, the driver of your next box will take them.'
              : 'You don’t have a box coming up. If you still have bags or kits, book another pickup.'
          }`,
        action: 'Book a pickup',
      },
      pickup_day_closed: {
        subject: ({ calledOff, closedOn, pickupDate }) =>
          calledOff ? `No pickup on ${day(closedOn)}` : `Your pickup is now on ${day(pickupDate)}`,
        body: ({ closedOn, reason, calledOff, boxComing, ...pickup }) => {
          const none = `We’re not on the road on ${day(closedOn)} (${reason}).`
          if (!calledOff)
            return `${none} A driver will come by ${day(pickup.pickupDate)}, ${window(pickup)}, for your bags and kits instead.

You can choose another day, or cancel the pickup.`
          return `${none} We’ve cancelled your pickup.

${
  boxComing
    ? 'If you leave your bags and kits at the door, the driver of your next box will take them.'
    : 'If you still have bags or kits, book another pickup.'
}`
        },
        action: 'See my pickup',
      },
      pickup_done: {
        subject: () => voice.pick({ freshprep: 'Picked up. Thank you.', cookit: 'Got them. Thanks!' }),
        body: ({ taken }) => {
          const what =
            taken > 0
              ? `The driver took ${taken} ${voice.plural(taken, 'bag or kit', 'bags and kits')}.`
              : 'The driver came by but couldn’t read any bag numbers.'
          return `${what}\n\nYour list will update within 7 days, once we’ve counted and washed everything.`
        },
        action: 'See my bags and kits',
      },
      pickup_missed: {
        subject: pickup => `We missed your pickup on ${day(pickup.pickupDate)}`,
        body: pickup =>
          voice.pick({
            freshprep: `The driver came by ${day(pickup.pickupDate)}, ${window(pickup)}, but couldn’t pick up your bags and kits.\n\nPlease book another pickup${pickup.boxComing ? ', or leave them at the door with your next box' : ''}. If they were there, tell us and we won’t count this one.`,
            cookit: `Someone came by ${day(pickup.pickupDate)}, ${window(pickup)}, but couldn’t grab your bags and kits.\n\nBook another pickup${pickup.boxComing ? ', or leave them out with your next box' : ''}. They were there? Tell us and we won’t count this one.`,
          }),
        action: 'Book a pickup',
        textTail: () => 'Book another in your account.',
      },
      returnables_due: {
        subject: ({ dueOn }) => `Please return your bags and kits by ${day(dueOn)}`,
        body: ({ items, dueOn, boxComing }) =>
          `You’ve had these for a while:\n\n${itemsIn(voice, items)}\n\nPlease ${boxComing ? 'leave them at the door with your next box, or book a pickup,' : 'book a pickup'} by ${day(dueOn)}. After that, we may bill you for them, but never without another email first. Already returned them? Tell us on the same page.`,
        action: 'Return bags and kits',
      },
      returnables_overdue: {
        subject: () => 'Your bags and kits are overdue',
        body: ({ items, feeFrom }) =>
          `You’ve had these for more than 6 weeks:\n\n${itemsIn(voice, items)}\n\nWe may bill you for them from ${day(feeFrom)}. Until then, just book a pickup or get in touch.`,
        action: 'Return bags and kits',
        textTail: ({ feeFrom }) => `From ${day(feeFrom)}, we may bill you for them.`,
      },
    }
  },
  fr: voice => {
    const { day, window } = wordsOf(voice)
    return {
      pickup_booked: {
        subject: pickup => `C’est noté\u00a0: une collecte le ${day(pickup.pickupDate)}`,
        body: pickup =>
          voice.pick({
            freshprep: `Un livreur passera prendre vos sacs et trousses le ${day(pickup.pickupDate)}, de ${window(pickup)}.\n\nLaissez-les à la porte avant son passage, rincés et fermés. Vous n’avez pas à être là.`,
            cookit: `On passe chercher tes sacs et tes trousses le ${day(pickup.pickupDate)}, de ${window(pickup)}.\n\nRince-les et laisse-les à la porte avant. Pas besoin d’être là.`,
          }),
        action: 'Voir la collecte',
      },
      pickup_cancelled: {
        subject: pickup => `Annulée\u00a0: la collecte du ${day(pickup.pickupDate)}`,
        body: ({ pickupDate, boxComing }) =>
          voice.pick({
            freshprep: `Personne ne passera prendre vos sacs et trousses le ${day(pickupDate)}.\n\n${
              boxComing
                ? 'S’ils sont à la porte, le livreur de votre prochaine boîte les reprendra.'
                : 'Aucune livraison n’est prévue pour les reprendre. S’il y en a encore chez vous, réservez une autre collecte.'
            }`,
            cookit: `Personne ne passe chercher tes sacs et tes trousses le ${day(pickupDate)}.\n\n${
              boxComing
                ? 'S’ils sont à la porte, on les reprend avec ta prochaine boîte.'
                : 'Aucune livraison n’est prévue pour les ramasser. S’il y en a encore chez toi, réserve une autre collecte.'
            }`,
          }),
        action: 'Réserver une autre collecte',
      },
      pickup_day_closed: {
        subject: ({ calledOff, closedOn, pickupDate }) =>
          calledOff
            ? `Pas de collecte le ${day(closedOn)}`
            : voice.pick({
                freshprep: `Votre collecte passe au ${day(pickupDate)}`,
                cookit: `Ta collecte passe au ${day(pickupDate)}`,
              }),
        body: ({ closedOn, reason, calledOff, boxComing, ...pickup }) => {
          const none = voice.pick({
            freshprep: `Nous ne sommes pas sur la route le ${day(closedOn)} (${reason}).`,
            cookit: `On n’est pas sur la route le ${day(closedOn)} (${reason}).`,
          })
          if (!calledOff)
            return voice.pick({
              freshprep: `${none} Un livreur passera plutôt prendre vos sacs et trousses le ${day(pickup.pickupDate)}, de ${window(pickup)}.

Vous pouvez choisir un autre jour, ou annuler la collecte.`,
              cookit: `${none} On passe plutôt chercher tes sacs et tes trousses le ${day(pickup.pickupDate)}, de ${window(pickup)}.

Tu peux choisir un autre jour, ou annuler la collecte.`,
            })
          return voice.pick({
            freshprep: `${none} Votre collecte est annulée.

${
  boxComing
    ? 'Si vos sacs et trousses sont à la porte, le livreur de votre prochaine boîte les reprendra.'
    : 'S’il y a encore des sacs ou des trousses chez vous, réservez une autre collecte.'
}`,
            cookit: `${none} Ta collecte est annulée.

${
  boxComing
    ? 'Si tes sacs et tes trousses sont à la porte, on les reprend avec ta prochaine boîte.'
    : 'S’il y a encore des sacs ou des trousses chez toi, réserve une autre collecte.'
}`,
          })
        },
        action: 'Voir la collecte',
      },
      pickup_done: {
        subject: () => voice.pick({ freshprep: 'Collecte faite, merci', cookit: 'On les a. Merci!' }),
        body: ({ taken }) => {
          const what =
            taken > 0
              ? voice.pick({
                  freshprep: `Le livreur a repris ${taken} ${voice.plural(taken, 'sac ou trousse', 'sacs et trousses')}.`,
                  cookit: `On a repris ${taken} ${voice.plural(taken, 'sac ou trousse', 'sacs et trousses')}.`,
                })
              : voice.pick({
                  freshprep: 'Le livreur est passé à votre porte. Aucun numéro n’a pu y être lu.',
                  cookit: 'On est passés à ta porte. Aucun numéro n’a pu y être lu.',
                })
          return `${what}\n\n${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} liste se met à jour d’ici 7 jours, le temps de tout compter et de tout laver.`
        },
        action: 'Voir la liste',
      },
      pickup_missed: {
        subject: pickup => `Collecte manquée le ${day(pickup.pickupDate)}`,
        body: pickup =>
          voice.pick({
            freshprep: `Le livreur est passé le ${day(pickup.pickupDate)}, de ${window(pickup)}, et n’a pas pu reprendre vos sacs et trousses.\n\nRéservez une autre collecte${pickup.boxComing ? ', ou laissez-les à la porte avec votre prochaine boîte' : ''}. S’ils y étaient, dites-le-nous\u00a0: ce passage ne comptera pas.`,
            cookit: `On est passés le ${day(pickup.pickupDate)}, de ${window(pickup)}, et on n’a pas pu reprendre tes sacs et tes trousses.\n\nRéserve une autre collecte${pickup.boxComing ? ', ou laisse-les à la porte avec ta prochaine boîte' : ''}. Ils y étaient? Dis-le-nous\u00a0: ce passage ne comptera pas.`,
          }),
        action: 'Réserver une autre collecte',
        textTail: () =>
          voice.pick({
            freshprep: 'Réservez-en une autre dans votre compte.',
            cookit: 'Réserve-en une autre dans ton compte.',
          }),
      },
      returnables_due: {
        subject: ({ dueOn }) => `Sacs et trousses\u00a0: à rendre d’ici le ${day(dueOn)}`,
        body: ({ items, dueOn, boxComing }) =>
          voice.pick({
            freshprep: `Ces articles sont chez vous depuis un moment\u00a0:\n\n${itemsIn(voice, items)}\n\n${boxComing ? 'Laissez-les à la porte avec votre prochaine boîte, ou réservez une collecte,' : 'Réservez une collecte'} d’ici le ${day(dueOn)}. Ce qui est gardé plus longtemps peut être facturé, jamais sans un autre courriel avant. Si vous les avez déjà rendus, dites-le sur la même page.`,
            cookit: `Ces articles sont chez toi depuis un moment\u00a0:\n\n${itemsIn(voice, items)}\n\n${boxComing ? 'Laisse-les à la porte avec ta prochaine boîte, ou réserve une collecte,' : 'Réserve une collecte'} d’ici le ${day(dueOn)}. Ce qui est gardé plus longtemps peut être facturé, jamais sans un autre courriel avant. Déjà rendus? Dis-le sur la même page.`,
          }),
        action: 'Les rendre',
      },
      returnables_overdue: {
        subject: () => 'En retard\u00a0: sacs et trousses à rendre',
        body: ({ items, feeFrom }) =>
          voice.pick({
            freshprep: `Ces articles sont chez vous depuis plus de 6 semaines\u00a0:\n\n${itemsIn(voice, items)}\n\nLa facturation est possible à partir du ${day(feeFrom)}. D’ici là, une collecte ou un mot de votre part suffit.`,
            cookit: `Ces articles sont chez toi depuis plus de 6 semaines\u00a0:\n\n${itemsIn(voice, items)}\n\nLa facturation est possible à partir du ${day(feeFrom)}. D’ici là, une collecte ou un mot de ta part suffit.`,
          }),
        action: 'Les rendre',
        textTail: ({ feeFrom }) => `Ils peuvent donner lieu à des frais dès le ${day(feeFrom)}.`,
      },
    }
  },
}

// Letters in French (mail.ts).

import { addDays } from '../domain/time/zone.ts'
import type { Voice } from './catalogue.ts'
import { formatWallClock, formatWindow } from './dates.ts'
import { frenchDeclines } from './declines.ts'
import type { Letters, MailSentences } from './mail.ts'
import { frenchAccountLetters } from './mail_account.ts'
import { frenchAddressLetters } from './mail_address.ts'
import { frenchCorrectedLetters } from './mail_corrections.ts'
import { frenchDataLetters } from './mail_data.ts'
import { frenchDeliveryLetters } from './mail_delivery.ts'
import { frenchDoorLetters } from './mail_door.ts'
import { frenchDriverLetters } from './mail_drivers.ts'
import { frenchMeritLetters } from './mail_merit.ts'
import { frenchPickupLetters } from './mail_pickups.ts'
import { frenchPointsLetters } from './mail_points.ts'
import { frenchPriceLetters } from './mail_prices.ts'
import { frenchReferralLetters } from './mail_referrals.ts'
import { frenchRefundLetters } from './mail_refunds.ts'
import { frenchReminders } from './mail_reminders.ts'
import { frenchSubscriptionLetters } from './mail_subscription.ts'
import { frenchHeads, frenchTexts } from './mail_texts.ts'
import { paragraphs, unbroken, wordsOf } from './mail_words.ts'
import { retriesOf } from './payment_retries.ts'

type Part<K extends keyof Letters> = Pick<Letters, K>

const followed = (voice: Voice, link: string) =>
  link ? ` ${voice.pick({ freshprep: 'Suivez-la', cookit: 'Suis-la' })}\u00a0: ${link}` : ''

export const frenchMail = (voice: Voice): MailSentences => ({
  letters: {
    ...ofOrders(voice),
    ...ofCutoff(voice),
    ...ofPayment(voice),
    ...frenchDeliveryLetters(voice),
    ...frenchPickupLetters(voice),
    ...frenchDriverLetters(voice),
    ...frenchMeritLetters(voice),
    ...frenchPointsLetters(voice),
    ...frenchReferralLetters(voice),
    ...frenchAccountLetters(voice),
    ...frenchDataLetters(voice),
    ...frenchSubscriptionLetters(voice),
    ...frenchAddressLetters(voice),
    ...frenchRefundLetters(voice),
    ...frenchReminders(voice),
    ...frenchDoorLetters(voice),
    ...frenchCorrectedLetters(voice),
    ...frenchPriceLetters(voice),
  },
  heads: frenchHeads(voice),
  texts: frenchTexts(voice),
  sms: {
    phone_code: ({ code }) =>
      voice.pick({
        freshprep: `Fresh Prep\u00a0: votre code est ${code}. Il est valable dix minutes. Personne de notre équipe ne vous le demandera.`,
        cookit: `Cook it\u00a0: ton code est ${code}. Il est bon pour dix minutes. Personne de notre équipe ne va te le demander.`,
      }),
    out_for_delivery: box =>
      voice.pick({
        freshprep: `Fresh Prep\u00a0: votre boîte arrive aujourd’hui, de ${wordsOf(voice).window(box)}.${followed(voice, box.link)}`,
        cookit: `Cook it\u00a0: ta boîte s’en vient! Aujourd’hui, de ${wordsOf(voice).window(box)}.${followed(voice, box.link)}`,
      }),
    delivery_late: ({ from, until, link }) =>
      voice.pick({
        freshprep: `Fresh Prep\u00a0: désolés du retard. Livraison prévue de ${formatWindow(from, until, 'fr')}.${followed(voice, link)}`,
        cookit: `Cook it\u00a0: désolés, ta boîte a du retard! Nouvelle plage\u00a0: de ${formatWindow(from, until, 'fr')}.${followed(voice, link)}`,
      }),
    delivery_failed: ({ deliveryDate }) =>
      voice.pick({
        freshprep: `Fresh Prep\u00a0: votre boîte du ${wordsOf(voice).day(deliveryDate)} n’est pas arrivée, désolés. Choisissez la suite dans vos courriels.`,
        cookit: `Cook it\u00a0: ta boîte du ${wordsOf(voice).day(deliveryDate)} n’est pas arrivée, désolés! Choisis la suite dans tes courriels.`,
      }),
  },
  frame: {
    hello: firstName => voice.pick({ freshprep: `Bonjour ${firstName},`, cookit: `Salut ${firstName}!` }),
    reference: reference => `Référence : ${reference}`,
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
    card: card => wordsOf(voice).card(card),
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
        freshprep: card ? `À ${wordsOf(voice).yours(card)}` : 'À votre carte',
        cookit: card ? `À ${wordsOf(voice).yours(card)}` : 'À ta carte',
      }),
  },
})

function ofOrders(voice: Voice): Part<'welcome' | 'order_skipped' | 'order_unskipped' | 'delivery_moved'> {
  const { day, window, money, plan, list } = wordsOf(voice)
  return {
    welcome: {
      subject: () => voice.pick({ freshprep: 'Votre forfait est en place', cookit: 'Bienvenue à table!' }),
      body: box =>
        voice.pick({
          freshprep: `Merci de votre inscription. Votre première boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}, et sera facturée le ${day(box.chargeDate)}.\n\nVous pouvez en choisir les plats, la déplacer ou la sauter jusqu’au ${formatWallClock(box.cutoffLocal, 'fr')}. Sans choix de votre part, nous choisirons selon vos goûts.\n\nVotre forfait\u00a0: ${plan(box.plan)}.\nPremière boîte\u00a0: ${money(box.firstCents)}, taxes et livraison comprises. Ensuite\u00a0: ${money(box.weekCents)} par semaine; la prochaine boîte sera facturée le ${day(box.nextChargeDate)}, puis une chaque semaine tant que vous ne mettez pas le compte en pause ou ne le fermez pas.\nLivraison au\u00a0: ${box.address}.\n\nPour arrêter\u00a0: sautez une semaine, mettez votre compte en pause ou fermez-le dans vos réglages, en tout temps et sans frais. Une boîte peut être sautée jusqu’à son heure limite.`,
          cookit: `C’est parti! Ta première boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}. Elle est facturée le ${day(box.chargeDate)}, pas avant.\n\nVa choisir ce qui te tente\u00a0: tu as jusqu’au ${formatWallClock(box.cutoffLocal, 'fr')}. Pas le temps? On choisit pour toi, selon tes goûts.\n\nTon forfait\u00a0: ${plan(box.plan)}.\nPremière boîte\u00a0: ${money(box.firstCents)}, taxes et livraison comprises. Ensuite\u00a0: ${money(box.weekCents)} par semaine; la prochaine boîte sera facturée le ${day(box.nextChargeDate)}, puis une chaque semaine tant que tu ne mets pas ton compte en pause ou ne le fermes pas.\nElle va au\u00a0: ${box.address}.\n\nTu veux arrêter? Saute une semaine, mets ton compte en pause ou ferme-le dans tes réglages, n’importe quand et sans frais. Une boîte peut être sautée jusqu’à son heure limite.`,
        }),
      action: voice.pick({ freshprep: 'Choisir vos plats', cookit: 'Choisir mes plats' }),
    },
    order_skipped: {
      subject: box =>
        `Sautée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Votre boîte du ${day(box.deliveryDate)} est sautée. Rien n’est facturé ni livré ce jour-là.\n\nVous pouvez la remettre jusqu’à l’heure limite.`,
          cookit: `Pas de boîte le ${day(box.deliveryDate)}, et rien à payer.\n\nTu changes d’idée? Tu peux la remettre jusqu’à l’heure limite.`,
        }),
      action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
    },
    order_unskipped: {
      subject: box =>
        `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day(box.deliveryDate)} est de retour`,
      body: box =>
        paragraphs(
          voice.pick({
            freshprep: `Votre boîte arrivera bel et bien le ${day(box.deliveryDate)}, de ${window(box)}.`,
            cookit: `Finalement, ta boîte arrive le ${day(box.deliveryDate)}, de ${window(box)}.`,
          }),
          box.missing.length > 0 &&
            voice.pick({
              freshprep: `Épuisé entre-temps, et retiré de votre boîte :\n${list(box.missing)}`,
              cookit: `Épuisé entre-temps, donc plus dans ta boîte :\n${list(box.missing)}`,
            }),
        ),
      action: voice.pick({ freshprep: 'Choisir les plats', cookit: 'Choisir les plats' }),
    },
    delivery_moved: {
      subject: box =>
        `Déplacée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte arrive le ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Votre boîte du ${day(box.fromDate)} arrivera plutôt le ${day(box.deliveryDate)}, de ${window(box)}.\n\nVos autres boîtes gardent leur jour.`,
          cookit: `Ta boîte du ${day(box.fromDate)} arrive plutôt le ${day(box.deliveryDate)}, de ${window(box)}.\n\nTes autres boîtes gardent leur jour.`,
        }),
      action: 'Voir la boîte',
    },
  }
}

function ofCutoff(
  voice: Voice,
): Part<'chosen_for_you' | 'minimum_not_met' | 'nothing_safe' | 'order_cancelled'> {
  const { day, money, list } = wordsOf(voice)
  return {
    chosen_for_you: {
      subject: box =>
        voice.pick({ freshprep: 'Nous avons choisi', cookit: 'On a choisi' }) +
        ` les plats du ${day(box.deliveryDate)}`,
      body: box =>
        `${voice.pick({
          freshprep: `Rien n’avait été choisi pour le ${day(box.deliveryDate)} à l’heure limite. Nous avons donc rempli la boîte selon vos goûts et vos exclusions\u00a0:`,
          cookit: `Tu nous as laissé choisir pour le ${day(box.deliveryDate)}. Voici ce qui s’en vient, en tenant compte de tes goûts et de tes exclusions\u00a0:`,
        })}\n\n${list(box.dishes)}`,
      action: 'Voir la boîte',
    },
    minimum_not_met: {
      subject: box => `Pas de boîte le ${day(box.deliveryDate)}\u00a0: minimum non atteint`,
      body: box =>
        voice.pick({
          freshprep: `À l’heure limite, votre boîte contenait ${money(box.goodsCents)} d’articles; le minimum est de ${money(box.minimumCents)}. Elle n’a pas été facturée et ne sera pas livrée.`,
          cookit: `À l’heure limite, ta boîte contenait ${money(box.goodsCents)} d’articles; le minimum est de ${money(box.minimumCents)}. Elle n’a pas été facturée et ne sera pas livrée.`,
        }),
      action: voice.pick({ freshprep: 'Voir votre prochaine boîte', cookit: 'Voir ma prochaine boîte' }),
    },
    nothing_safe: {
      subject: box =>
        `Pas de boîte le ${day(box.deliveryDate)}\u00a0: trop peu de plats respectaient ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} exclusions`,
      body: box =>
        voice.pick({
          freshprep: `Rien n’avait été choisi pour le ${day(box.deliveryDate)}, et il restait au menu trop peu de plats de votre forfait qui respectent les exclusions que vous nous avez données. La boîte est donc sautée; rien n’est facturé.\n\nLes semaines suivantes sont ouvertes\u00a0: choisissez tôt pour avoir le plus grand choix.`,
          cookit: `Rien n’était choisi pour le ${day(box.deliveryDate)}, et il restait au menu trop peu de plats de ton forfait qui respectent tes exclusions. On a donc sauté la boîte; rien n’est facturé.\n\nLes semaines suivantes sont ouvertes\u00a0: choisis tôt pour avoir le plus grand choix.`,
        }),
      action: 'Choisir pour les semaines suivantes',
    },
    order_cancelled: {
      subject: box =>
        `Annulée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Votre boîte du ${day(box.deliveryDate)} n’était toujours pas payée au début de l’emballage; elle est donc annulée. Rien n’a été facturé.\n\nVos prochaines boîtes restent prévues. Il suffit d’ajouter un mode de paiement valide avant leur heure limite.`,
          cookit: `Ta boîte du ${day(box.deliveryDate)} n’était toujours pas payée au début de l’emballage; on a dû l’annuler. Rien n’a été facturé.\n\nTes prochaines boîtes restent prévues. Il suffit d’ajouter un mode de paiement valide avant leur heure limite.`,
        }),
      action: 'Changer de mode de paiement',
    },
  }
}

function ofPayment(
  voice: Voice,
): Part<
  | 'order_charged'
  | 'items_added'
  | 'payment_declined'
  | 'payment_needs_action'
  | 'paid_with_other_card'
  | 'payment_given_back'
  | 'card_changed'
> {
  const { day, window, money, card, yours } = wordsOf(voice)
  const your = voice.pick({ freshprep: 'votre', cookit: 'ta' })
  return {
    order_charged: {
      subject: box => `Payé\u00a0: ${money(box.totalCents)} pour ${your} boîte du ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Votre boîte du ${day(box.deliveryDate)}, de ${window(box)}, est payée. En voici le détail.`,
          cookit: `Ta boîte du ${day(box.deliveryDate)}, de ${window(box)}, est payée. Voici le détail.`,
        }),
      action: 'Voir la boîte',
    },
    items_added: {
      subject: box => `Payé\u00a0: ${box.item}, en plus dans ${your} boîte du ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `En plus dans votre boîte du ${day(box.deliveryDate)}, de ${window(box)}\u00a0: ${box.item}. C’est payé, et le reste de la boîte n’a pas changé.`,
          cookit: `En plus dans ta boîte du ${day(box.deliveryDate)}, de ${window(box)}\u00a0: ${box.item}. C’est payé, et le reste de la boîte n’a pas changé.`,
        }),
      action: 'Voir la boîte',
    },
    payment_declined: {
      subject: box => `Paiement refusé pour ${your} boîte du ${day(box.deliveryDate)}`,
      body: box => {
        const on = box.card ? ` à ${yours(box.card)}` : ''
        const why = box.why ? ` ${frenchDeclines(voice)[box.why]}` : ''
        return voice.pick({
          freshprep: `Nous n’avons pas pu facturer ${money(box.amountCents)}${on} pour le ${day(box.deliveryDate)}.${why}\n\nPayez autrement d’ici la fin du ${day(addDays(box.deliveryDate, -1))}, avant l’emballage, et la boîte arrivera comme prévu. Une autre carte peut la payer, ou une carte-cadeau ou des points qui couvrent le montant. D’ici là, nous réessayons le même mode de paiement ${retriesOf(voice)}; ensuite, la boîte est annulée et rien n’est facturé.`,
          cookit: `On n’a pas pu facturer ${money(box.amountCents)}${on} pour le ${day(box.deliveryDate)}.${why}\n\nPaie autrement d’ici la fin du ${day(addDays(box.deliveryDate, -1))}, avant l’emballage, et ta boîte arrive comme prévu. Une autre carte peut la payer, ou une carte-cadeau ou des points qui couvrent le montant. D’ici là, on réessaie le même mode de paiement ${retriesOf(voice)}; ensuite, la boîte est annulée et rien n’est facturé.`,
        })
      },
      action: 'Payer autrement',
    },
    payment_needs_action: {
      subject: box =>
        `${voice.pick({ freshprep: 'Votre banque vous', cookit: 'Ta banque te' })} demande de confirmer le paiement du ${day(box.deliveryDate)}`,
      body: box => {
        const on = box.card ? ` (${card(box.card)})` : ''
        return voice.pick({
          freshprep: `Votre banque attend votre confirmation d’un paiement de ${money(box.amountCents)} pour la boîte du ${day(box.deliveryDate)}${on}.\n\nConfirmez, ou payez autrement, avant l’emballage de la boîte.`,
          cookit: `Ta banque attend ta confirmation d’un paiement de ${money(box.amountCents)} pour ta boîte du ${day(box.deliveryDate)}${on}.\n\nConfirme, ou paie autrement, avant l’emballage de la boîte.`,
        })
      },
      action: 'Confirmer le paiement',
    },
    paid_with_other_card: {
      subject: box => `Payée\u00a0: ${your} boîte du ${day(box.deliveryDate)}`,
      body: box =>
        `${voice.pick({ freshprep: 'Nous avons', cookit: 'On a' })} facturé ${money(box.amountCents)} à ${yours(box.card)}. La boîte du ${day(box.deliveryDate)} arrive comme prévu.`,
      action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
    },
    payment_given_back: {
      subject: box => `Remboursement de ${money(box.amountCents)}, boîte du ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Votre banque a confirmé un paiement de ${money(box.amountCents)} par ${yours(box.card)} alors que la boîte du ${day(box.deliveryDate)} ne pouvait plus être payée. Nous avons aussitôt remboursé la totalité de la même façon; la banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.\n\nVos prochaines boîtes restent prévues.`,
          cookit: `Ta banque a confirmé un paiement de ${money(box.amountCents)} par ${yours(box.card)} alors que la boîte du ${day(box.deliveryDate)} ne pouvait plus être payée. On a tout remboursé aussitôt, de la même façon; ta banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.\n\nTes prochaines boîtes restent prévues.`,
        }),
      action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
    },
    card_changed: {
      subject: ({ card: last }) =>
        last.last4 === ''
          ? voice.pick({
              freshprep: 'Votre mode de paiement a été changé',
              cookit: 'Ton mode de paiement a été changé',
            })
          : voice.pick({ freshprep: 'Votre carte a été changée', cookit: 'Ta carte a été changée' }),
      body: facts =>
        voice.pick({
          freshprep: `Vos boîtes seront désormais facturées à ${yours(facts.card)}.${facts.before ? ` Avant, c’était ${yours(facts.before)}.` : ''}\n\nSi le changement ne vient pas de vous, écrivez-nous sans tarder.`,
          cookit: `À partir de maintenant, tes boîtes sont facturées à ${yours(facts.card)}.${facts.before ? ` Avant, c’était ${yours(facts.before)}.` : ''}\n\nSi ça ne vient pas de toi, écris-nous tout de suite.`,
        }),
      action: voice.pick({ freshprep: 'Voir votre mode de paiement', cookit: 'Voir mon mode de paiement' }),
    },
  }
}

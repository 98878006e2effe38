// The editor of a box that can no longer change: the reason, and the way out where there is one.

import { messages } from './catalogue.ts'

export const closedBoxMessages = messages({
  en: () => ({
    standing: {
      skipped: 'This week is skipped.',
      skippedNote: 'Nothing is delivered or charged. What you chose is kept.',
      skippedOver: 'Nothing was delivered or charged.',
      paused: 'Your deliveries are paused.',
      pausedNote: 'So this box cannot change. Nothing is delivered or charged meanwhile.',
      closed: 'Your account is closed.',
      closedNote: 'So this box cannot change. Nothing is delivered or charged. Write to us to come back.',
      charging: 'This box is closed and is being paid right now.',
      chargingNote: 'Once it is paid, in a few minutes, pantry and market items can still be added.',
      late: (until: string) => `Something missing? Add it until ${until}.`,
      lateNote:
        'What is in the box is paid and stays. Pantry and market items can be added, each charged at once.',
      locked: (cutoff: string) => `This box closed on ${cutoff}.`,
      lockedNote: 'This is what is coming. It cannot change any more.',
      delivered: (day: string) => `Delivered on ${day}.`,
      deliveredNote: 'Eat it within four days.',
      not_met: 'This box stayed under the minimum.',
      not_metNote: 'It was not delivered and not charged.',
      payment_failed: 'This box is not paid.',
      payment_failedNote: (until: string) =>
        `The payment was declined. Pay by the end of ${until}, before it is packed; otherwise it does not come, and nothing is charged.`,
      bank_asks: 'Your bank asks you to confirm the payment of this box.',
      bank_asksNote: (until: string) =>
        `Confirm by the end of ${until}, or pay with another card; otherwise it does not come, and nothing is charged.`,
      failed: 'This box did not arrive.',
      failedNote: 'That is ours to put right. Write to us and we will.',
      cancelled: 'This box was cancelled.',
      cancelledNote: 'It was not paid before packing. Nothing was charged.',
      refunded: 'This box was refunded.',
      refundedNote: 'What you paid went back the way it came.',
      unskip: 'Undo the skip',
      pay: 'Pay with another card',
      payOtherwise: 'Pay another way',
      confirm: 'Confirm the payment',
      add: 'See what can be added',
      write: 'Write to us',
    },
    skippedTotal: 'skipped: nothing is charged',
    notCharged: 'nothing was charged',
    unpaid: 'not paid yet',
    paid: 'all in, paid',
    back: 'Back to your boxes',
  }),
  fr: voice => ({
    standing: {
      skipped: 'Cette semaine est sautée.',
      skippedNote: voice.pick({
        freshprep: 'Rien n’est livré ni facturé. Vos choix sont conservés.',
        cookit: 'Rien n’est livré ni facturé. On garde tes choix.',
      }),
      skippedOver: 'Rien n’a été livré ni facturé.',
      paused: voice.pick({
        freshprep: 'Vos livraisons sont en pause.',
        cookit: 'Tes livraisons sont en pause.',
      }),
      pausedNote: 'Cette boîte ne peut donc pas changer. Rien n’est livré ni facturé entre-temps.',
      closed: voice.pick({ freshprep: 'Votre compte est fermé.', cookit: 'Ton compte est fermé.' }),
      closedNote: voice.pick({
        freshprep:
          'Cette boîte ne peut donc pas changer. Rien n’est livré ni facturé. Pour revenir, écrivez-nous.',
        cookit:
          'Cette boîte ne peut donc pas changer. Rien n’est livré ni facturé. Pour revenir, écris-nous.',
      }),
      charging: 'Cette boîte est fermée et le paiement est en cours.',
      chargingNote:
        'Dès qu’elle sera payée, dans quelques minutes, des produits du garde-manger et du marché pourront encore s’y ajouter.',
      late: (until: string) =>
        voice.pick({
          freshprep: `Il manque quelque chose? Vous pouvez l’ajouter jusqu’au ${until}.`,
          cookit: `Il manque quelque chose? Ajoute-le jusqu’au ${until}.`,
        }),
      lateNote:
        'Ce qui est dans la boîte est payé et y reste. Les produits du garde-manger et du marché s’ajoutent un à un, facturés tout de suite.',
      locked: (cutoff: string) => `Cette boîte s’est fermée le ${cutoff}.`,
      lockedNote: 'Voici ce qui s’en vient. Elle ne peut plus changer.',
      delivered: (day: string) => `Livrée le ${day}.`,
      deliveredNote: 'À manger dans les quatre jours.',
      not_met: 'Cette boîte est restée sous le minimum.',
      not_metNote: 'Elle n’a été ni livrée ni facturée.',
      payment_failed: 'Cette boîte n’est pas payée.',
      payment_failedNote: (until: string) =>
        voice.pick({
          freshprep: `Le paiement a été refusé. Payez d’ici la fin du ${until}, avant l’emballage; sinon, elle ne part pas et rien n’est facturé.`,
          cookit: `Le paiement a été refusé. Paie d’ici la fin du ${until}, avant qu’on l’emballe; sinon, elle ne part pas et rien n’est facturé.`,
        }),
      bank_asks: voice.pick({
        freshprep: 'Votre banque vous demande de confirmer le paiement de cette boîte.',
        cookit: 'Ta banque te demande de confirmer le paiement de cette boîte.',
      }),
      bank_asksNote: (until: string) =>
        voice.pick({
          freshprep: `Confirmez d’ici la fin du ${until}, ou payez avec une autre carte; sinon, elle ne part pas et rien n’est facturé.`,
          cookit: `Confirme d’ici la fin du ${until}, ou paie avec une autre carte; sinon, elle ne part pas et rien n’est facturé.`,
        }),
      failed: 'Cette boîte n’est pas arrivée.',
      failedNote: voice.pick({
        freshprep: 'C’est à nous de réparer cela. Écrivez-nous.',
        cookit: 'C’est à nous d’arranger ça. Écris-nous.',
      }),
      cancelled: 'Cette boîte a été annulée.',
      cancelledNote: 'Elle n’était pas payée à l’emballage. Rien n’a été facturé.',
      refunded: 'Cette boîte a été remboursée.',
      refundedNote: voice.pick({
        freshprep: 'Ce que vous avez payé est reparti par le même chemin.',
        cookit: 'Ce que t’as payé est reparti par le même chemin.',
      }),
      unskip: 'Remettre cette semaine',
      pay: 'Payer avec une autre carte',
      payOtherwise: 'Payer autrement',
      confirm: 'Confirmer le paiement',
      add: 'Voir ce qui s’ajoute',
      write: 'Nous écrire',
    },
    skippedTotal: 'sautée : rien n’est facturé',
    notCharged: 'rien n’a été facturé',
    unpaid: 'pas encore payée',
    paid: 'tout compris, payé',
    back: voice.pick({ freshprep: 'Retour à vos boîtes', cookit: 'Retour à tes boîtes' }),
  }),
})

// The editor of a box that can no longer change: the reason, and the way out where there is one.

import { messages } from '../../../i18n/catalogue.ts'

export const closedBoxMessages = messages({
  en: () => ({
    standing: {
      skipped: 'This week is skipped.',
      skippedNote: 'No delivery, no charge. We’ve saved your picks.',
      skippedOver: 'No delivery, no charge.',
      paused: 'Your boxes are paused.',
      pausedNote: 'You can’t change this box while you’re paused. No deliveries, no charges.',
      closed: 'Your account is closed.',
      closedNote: 'You can’t change this box. To come back, contact us.',
      charging: 'We’re processing payment for this box.',
      chargingNote: 'In a few minutes you’ll be able to add pantry and market items.',
      late: (until: string) => `Forgot something? Add it by ${until}.`,
      lateNote:
        'This box is paid for, so nothing can be removed. You can add pantry and market items; we’ll charge each one right away.',
      locked: (cutoff: string) => `Changes closed ${cutoff}.`,
      lockedNote: 'Here’s what’s coming. It can’t be changed now.',
      delivered: (day: string) => `Delivered ${day}.`,
      deliveredNote: 'Eat it within four days.',
      not_met: 'This box was under the minimum.',
      not_metNote: 'We didn’t deliver it or charge you.',
      payment_failed: 'This box isn’t paid for yet.',
      payment_failedNote: (until: string) =>
        `Your payment was declined. Pay by the end of ${until}, before we pack it. Otherwise we’ll cancel this box and you won’t be charged.`,
      bank_asks: 'Your bank needs you to confirm this payment.',
      bank_asksNote: (until: string) =>
        `Confirm by the end of ${until}, or pay with another card. Otherwise we’ll cancel this box and you won’t be charged.`,
      failed: 'This box didn’t arrive.',
      failedNote: 'That’s on us. Contact us and we’ll fix it.',
      cancelled: 'This box was cancelled.',
      cancelledNote: 'It wasn’t paid before packing. You weren’t charged.',
      refunded: 'This box was refunded.',
      refundedNote: 'We refunded what you paid to the original payment method.',
      unskip: 'Undo skip',
      pay: 'Pay with another card',
      payOtherwise: 'Pay another way',
      confirm: 'Confirm payment',
      add: 'Add items',
      write: 'Contact us',
    },
    skippedTotal: 'skipped, no charge',
    notCharged: 'no charge',
    unpaid: 'not paid yet',
    paid: 'paid, tax included',
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
        freshprep: 'C’est à nous d’y remédier. Écrivez-nous.',
        cookit: 'C’est à nous d’arranger ça. Écris-nous.',
      }),
      cancelled: 'Cette boîte a été annulée.',
      cancelledNote: 'Elle n’était pas payée à l’emballage. Rien n’a été facturé.',
      refunded: 'Cette boîte a été remboursée.',
      refundedNote: voice.pick({
        freshprep: 'Le montant a été remboursé sur le mode de paiement d’origine.',
        cookit: 'Le montant a été remboursé sur ton mode de paiement d’origine.',
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
    back: 'Retour à mes boîtes',
  }),
})

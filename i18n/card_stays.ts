// Why a card cannot be removed now: beside the card, and as the sentence of the refusal.

import type { Voice } from './catalogue.ts'

export const englishCardStays = {
  card_not_removable: 'This card pays for your boxes. Use another card first, or pause your boxes.',
  card_charging: 'A payment with this card is being processed. You can remove it once that’s done.',
  card_fee_due: 'A fee for bags or kits hasn’t been charged yet. You can remove this card once it’s paid.',
  card_box_under_way: 'This card pays for a box that’s on its way. You can remove it once the box arrives.',
} as const

export const frenchCardStays = (voice: Voice) => ({
  card_not_removable: voice.pick({
    freshprep:
      'Cette carte paie vos boîtes. Choisissez d’abord une autre carte, ou mettez vos boîtes en pause.',
    cookit: 'Cette carte paie tes boîtes. Choisis d’abord une autre carte, ou mets tes boîtes en pause.',
  }),
  card_charging:
    'Un paiement avec cette carte est en cours. Elle pourra être retirée une fois qu’il sera terminé.',
  card_fee_due:
    'Des frais pour des sacs ou des trousses restent à payer. La carte pourra être retirée une fois ces frais payés.',
  card_box_under_way:
    'Cette carte paie une boîte qui est en route. Elle pourra être retirée une fois la boîte livrée.',
})

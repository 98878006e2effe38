// The stamp card of the dashboard (rule 48).

import { messages } from '../../../i18n/catalogue.ts'

export const meritMessages = messages({
  en: voice => ({
    heading: (credit: string) => `${credit} for your first boxes`,
    stamps: (count: number, of: number) => `${count} of ${of} deliveries stamped`,
    before: (of: number, days: number, credit: string) =>
      `Get ${of} boxes within ${days} days of your first, and earn ${credit} in credit.`,
    until: (left: number, day: string, credit: string) =>
      `${left} more ${voice.plural(left, 'delivery', 'deliveries')} by ${day} and you’ll earn ${credit} in credit.`,
    earned: (credit: string) => `Your stamp card is full. You earned ${credit} in credit.`,
  }),
  fr: voice => ({
    heading: (credit: string) =>
      voice.pick({
        freshprep: `${credit} pour vos premières boîtes`,
        cookit: `${credit} pour tes premières boîtes`,
      }),
    stamps: (count: number, of: number) =>
      `${count} ${voice.plural(count, 'livraison', 'livraisons')} sur ${of}`,
    before: (of: number, days: number, credit: string) =>
      voice.pick({
        freshprep: `${of} boîtes dans les ${days} jours suivant la première, et ${credit} de crédit sont à vous.`,
        cookit: `${of} boîtes dans les ${days} jours suivant la première, et ${credit} de crédit sont à toi.`,
      }),
    until: (left: number, day: string, credit: string) =>
      voice.pick({
        freshprep: `Encore ${left} ${voice.plural(left, 'livraison', 'livraisons')} d’ici le ${day}, et ${credit} de crédit sont à vous.`,
        cookit: `Encore ${left} ${voice.plural(left, 'livraison', 'livraisons')} d’ici le ${day}, et ${credit} de crédit sont à toi.`,
      }),
    earned: (credit: string) =>
      voice.pick({
        freshprep: `C’est fait : vous avez reçu ${credit} de crédit.`,
        cookit: `C’est fait : tu as reçu ${credit} de crédit.`,
      }),
  }),
})

// The stamp card of the dashboard (rule 48).

import { messages } from './catalogue.ts'

export const meritMessages = messages({
  en: voice => ({
    heading: (credit: string) => `${credit} for your first boxes`,
    stamps: (count: number, of: number) => `${count} of ${of} deliveries stamped`,
    before: (of: number, days: number, credit: string) =>
      `${of} boxes within ${days} days of the first, and ${credit} of credit is yours.`,
    until: (left: number, day: string, credit: string) =>
      `${left} more ${voice.plural(left, 'delivery', 'deliveries')} by ${day}, and ${credit} of credit is yours.`,
    earned: (credit: string) => `Your card is full: ${credit} of credit was given.`,
  }),
  fr: voice => ({
    heading: (credit: string) =>
      voice.pick({
        freshprep: `${credit} pour vos premières boîtes`,
        cookit: `${credit} pour tes premières boîtes`,
      }),
    stamps: (count: number, of: number) =>
      `${count} ${voice.plural(count, 'livraison estampillée', 'livraisons estampillées')} sur ${of}`,
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
        freshprep: `Votre carte est remplie : ${credit} de crédit vous a été donné.`,
        cookit: `Ta carte est pleine : ${credit} de crédit t’a été donné.`,
      }),
  }),
})

// The sentence with the day of the first box (signup.first_delivery_string).

import { messages } from './catalogue.ts'

export const firstDeliveryMessages = messages({
  en: ({ pick }) => ({
    /** `day`: "Monday, November 30"; `from`, `to`: "4 pm". */
    sentence: (day: string, from: string, to: string) =>
      pick({
        freshprep: `Your first delivery is on ${day}, between ${from} and ${to}.`,
        cookit: `Your first box lands ${day}, between ${from} and ${to}.`,
      }),
  }),
  fr: ({ pick }) => ({
    /** `day`: « lundi 30 novembre »; `from`, `to`: « 16 h ». */
    sentence: (day: string, from: string, to: string) =>
      pick({
        freshprep: `Votre première livraison est prévue le ${day}, entre ${from} et ${to}.`,
        cookit: `Ta première boîte arrive le ${day}, entre ${from} et ${to}.`,
      }),
  }),
})

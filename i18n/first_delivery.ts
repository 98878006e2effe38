// The sentence with the day of the first box (signup.first_delivery_string).

import { messages } from './catalogue.ts'

export const firstDeliveryMessages = messages({
  en: ({ pick }) => ({
    /** `day`: “Monday, November 30”; `window`: “4 to 8 pm”. */
    sentence: (day: string, window: string) =>
      pick({
        freshprep: `Your first delivery is on ${day}, ${window}.`,
        cookit: `Your first box lands ${day}, ${window}.`,
      }),
  }),
  fr: ({ pick }) => ({
    /** `day` : « lundi 30 novembre »; `window` : « 16 h à 20 h ». */
    sentence: (day: string, window: string) =>
      pick({
        freshprep: `Votre première livraison est prévue le ${day}, de ${window}.`,
        cookit: `Ta première boîte arrive le ${day}, de ${window}.`,
      }),
  }),
})

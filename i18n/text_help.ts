import { messages } from './catalogue.ts'

/** The answer to a text that asks for help. One text message each. */
export const textHelpMessages = messages({
  en: () => ({
    help: (brand: string, phone: string, email: string) =>
      `${brand}: texts about your boxes. Questions? ${phone} or ${email}. Reply STOP to stop texts.`,
  }),
  fr: () => ({
    help: (brand: string, phone: string, email: string) =>
      `Textos de ${brand} au sujet des livraisons. Questions? ${phone} ou ${email}. Pour ne plus en recevoir, ARRET.`,
  }),
})

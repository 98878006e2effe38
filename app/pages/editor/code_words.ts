import { formatMoney } from '../../../domain/money.ts'
import { messages } from '../../../i18n/catalogue.ts'

/** The field for a code in the editor. */
export const editorCodeMessages = messages({
  en: () => ({
    label: 'Discount code or gift card',
    apply: 'Apply',
    code: (name: string) => `${name} applied. See the discount in your total.`,
    gift: (cents: number) => `${formatMoney(cents, 'en')} added. We’ll use it before your card.`,
  }),
  fr: voice => ({
    label: 'Code de rabais ou carte-cadeau',
    apply: 'Appliquer',
    code: (name: string) => `Appliqué : ${name}. Le reçu montre ce qu’il enlève.`,
    gift: (cents: number) =>
      voice.pick({
        freshprep: `${formatMoney(cents, 'fr')} ajoutés. Ce montant passe avant votre carte.`,
        cookit: `${formatMoney(cents, 'fr')} ajoutés. Ce montant passe avant ta carte.`,
      }),
  }),
})

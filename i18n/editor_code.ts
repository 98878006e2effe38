import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'

/** The field for a code in the editor. */
export const editorCodeMessages = messages({
  en: () => ({
    label: 'Discount code or gift card',
    apply: 'Apply',
    code: (name: string) => `Applied: ${name}. The receipt shows what it takes off.`,
    gift: (cents: number) => `${formatMoney(cents, 'en')} added. It pays before your card.`,
  }),
  fr: voice => ({
    label: 'Code de rabais ou carte-cadeau',
    apply: 'Appliquer',
    code: (name: string) => `Appliqué : ${name}. Le reçu montre ce qu’il enlève.`,
    gift: (cents: number) =>
      voice.pick({
        freshprep: `${formatMoney(cents, 'fr')} ajoutés. Ils paient avant votre carte.`,
        cookit: `${formatMoney(cents, 'fr')} ajoutés. Ils paient avant ta carte.`,
      }),
  }),
})

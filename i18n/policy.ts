import { messages } from './catalogue.ts'

/** Around the text of a policy. */
export const policyMessages = messages({
  en: () => ({ contents: 'On this page', print: 'Print this page' }),
  fr: () => ({ contents: 'Sur cette page', print: 'Imprimer cette page' }),
})

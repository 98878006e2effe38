import { form } from '../../../forms/form.ts'
import { choice, date, given, text, textIn } from '../../../forms/kinds.ts'

/** The cents of an amount in dollars, with a point or a comma; 0 where it is none, which the call refuses. */
const centsIn = (typed: string) => Math.round(Number(typed.trim().replace(',', '.')) * 100) || 0

export const planForm = form('plan', 'settings_corporate_credit_plan.update', {
  clientId: given,
  plan: text(60),
  valueCents: {
    control: { inputMode: 'decimal' },
    read: (typed, name) => centsIn(textIn(typed, name)),
  },
  expiration: date,
  period: choice(),
})

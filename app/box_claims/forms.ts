import { form } from '../forms/form.ts'
import { choice, given, text, textIn, whole } from '../forms/kinds.ts'

/** What a household says of a product of its box, or chooses for a box that did not come. A photo is added by the scripts. */
export const claimForm = form(
  'claim',
  'box_claims.make',
  {
    orderId: given,
    productId: choice(),
    units: whole,
    reason: choice(),
    to: choice(),
    words: text(500),
    requestId: given,
  },
  {
    read: (typed, { units = Number.NaN, orderId = '', to = 'credit', words = '', requestId = '' }) => {
      const productId = textIn(typed, 'productId')
      const reason = textIn(typed, 'reason')
      return {
        orderId,
        to,
        words,
        requestId,
        units: Number.isNaN(units) ? 1 : units,
        ...(productId !== '' && { productId }),
        ...(reason !== '' && { reason: reason as never }),
      }
    },
  },
)

// Shortages: a household's answers, and an admin's declaration.

import { Refusal } from '../../contract/errors.ts'
import { answerShortage } from '../kitchen/shortages/decide.ts'
import { declareShortage } from '../kitchen/shortages/declare.ts'
import { shortagesOfBox, shortagesOfDay } from '../kitchen/shortages/show.ts'
import { adminOf, type Calls, clientOf } from './handler.ts'

export const shortages: Calls<'shortages'> = {
  of_box: (services, request, { orderId }) => shortagesOfBox(services, clientOf(request), orderId),
  answer: async (services, request, { id: shortageId, choice, swapId }) => {
    const { clientId, brand, now } = clientOf(request)
    if (swapId && choice !== 'swap')
      throw new Refusal('invalid_input', { fields: { swapId: 'invalid_input' } })
    const said = {
      clientId,
      brand,
      shortageId,
      choice,
      swapId: choice === 'swap' ? (swapId ?? null) : null,
      now,
    }
    return { choice: await answerShortage(services, said) }
  },
}

export const shortages_admin: Calls<'shortages_admin'> = {
  day: (services, request, { date }) => shortagesOfDay(services, { ...adminOf(request), date }),
  declare: (services, request, { ingredientId = null, replacementId = null, until, ...asked }) => {
    const { brand, actor, now } = adminOf(request)
    return declareShortage(services, {
      ...asked,
      brand,
      ingredientId,
      replacementId,
      until: until || null,
      actor,
      now,
    })
  },
}

// What runs short before packing: a household's answers, and an admin's word.

import { answerShortage } from '../delivery/shortages/decide.ts'
import { declareShortage } from '../delivery/shortages/declare.ts'
import { shortagesOfBox, shortagesOfDay } from '../delivery/shortages/show.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const readerOf = (request: CallRequest) => ({
  clientId: signedIn(request),
  brand: request.brand,
  locale: request.locale,
  now: programTime(request),
})

export const shortages: Calls<'shortages'> = {
  of_box: (services, request, { orderId }) => shortagesOfBox(services, readerOf(request), orderId),
  answer: async (services, request, { id: shortageId, choice, swapId }) => {
    const { clientId, brand, now } = readerOf(request)
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
  day: (services, request, { date }) => shortagesOfDay(services, { ...readerOf(request), date }),
  declare: (services, request, { ingredientId = null, replacementId = null, until, ...asked }) => {
    const { brand, clientId: actor, now } = readerOf(request)
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

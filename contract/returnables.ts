// What a household says of a bag or kit that is with it. SPEC 7 does not list it (docs/decisions/0004).

import * as z from 'zod/mini'
import { returnableClaims } from '../domain/returnables.ts'
import { post } from './call.ts'
import { code, done, requiredText } from './fields.ts'

export const returnables = {
  tell: post({
    path: '/account/returnables/tell',
    summary:
      'Says of a bag or kit that it stands at the door, is back already, never came, or is lost; until somebody has looked at it nothing is asked for it.',
    who: 'client',
    input: z.object({
      number: requiredText(40),
      claim: z.enum(returnableClaims, { error: code('invalid_input') }),
    }),
    output: done,
    errors: ['not_found'],
  }),
} as const

// Referrals: a household's code and link, the friends it invited, and an invitation by email (rule 43).

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { cents, email, id, isoDate, nothing, personName } from './fields.ts'

/** `invited`: was written to; `joined`: has a plan, and no box yet; `credited`: the first box came, and the credit with it. */
const invitationStates = ['invited', 'joined', 'credited'] as const

const invitation = z.object({
  id,
  friendName: z.string(),
  state: z.enum(invitationStates),
  /** The day of this state, in the brand's zone. */
  on: isoDate,
})

export const referrals = {
  invite: get({
    summary:
      'The household’s referral code and link, what both sides get, and what became of each invitation.',
    who: 'client',
    input: nothing,
    output: z.object({
      code: z.string(),
      /** Address of the home page with the code. */
      link: z.string(),
      /** Whether the code counts: a household with boxes can refer friends. */
      active: z.boolean(),
      /** Whether it has none any more: the account is closed or closing. */
      ended: z.boolean(),
      friendMeals: z.int(),
      creditCents: cents,
      /** Newest first. */
      invitations: z.array(invitation),
    }),
  }),
  create_referral: post({
    summary: 'Writes to a friend once, in the household’s name. An address invited before gets nothing more.',
    who: 'client',
    input: z.object({ name: personName, email }),
    output: z.object({
      /** False where the address was invited before: nothing was sent. */
      sent: z.boolean(),
      invitations: z.array(invitation),
    }),
    errors: ['referral_own', 'referral_inactive', 'referral_unwanted'],
    attemptsPerMinute: 20,
  }),
} as const

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { code, email, nothing, text } from './fields.ts'

/** The hidden fields of ActiveCampaign's form, under its names. */
const formFields = {
  u: text(60),
  f: text(60),
  s: text(60),
  c: text(60),
  m: text(60),
  act: z.literal('sub'),
  v: text(60),
  or: text(60),
}

const form = z.object(formFields)

export const newsletter = {
  form: get({
    path: '/newsletter/form',
    summary: 'What the newsletter form of this brand and language sends along with an email address.',
    who: 'anyone',
    input: nothing,
    output: form,
  }),
  subscribe: post({
    path: '/newsletter',
    summary: 'Puts an email address on the newsletter’s list of this brand that the form names.',
    who: 'anyone',
    input: z.object({
      ...formFields,
      email,
      terms: z.literal(true, { error: code('terms_not_accepted') }),
    }),
    output: z.object({ action: z.literal('show_thank_you') }),
    errors: ['email_invalid', 'terms_not_accepted'],
    attemptsPerMinute: 10,
  }),
} as const

export type NewsletterForm = z.output<typeof form>

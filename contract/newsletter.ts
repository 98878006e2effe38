import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { code, email, nothing, requiredText, text } from './fields.ts'

/** The most characters of a link's token: an address has 254, of up to three bytes each. */
export const newsletterTokenLength = 1_200

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

/** It has the address in it. */
const linkToken = requiredText(newsletterTokenLength)

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
    summary:
      'Asks the holder of an email address by mail to confirm it for the newsletter’s list that the form names. A household’s own proven address joins at once. The answer is the same for an address that is on the list.',
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
  check_link: post({
    path: '/newsletter/link',
    summary:
      'The address that the link of a letter confirms; null where it is none, or over. Looking changes nothing.',
    who: 'anyone',
    input: z.object({ token: linkToken }),
    output: z.object({ email: z.nullable(z.string()) }),
    attemptsPerMinute: 20,
  }),
  confirm: post({
    path: '/newsletter/confirmation',
    summary: 'Puts the address of a letter’s link on the newsletter’s list. A second time changes nothing.',
    who: 'anyone',
    input: z.object({ token: linkToken }),
    output: z.object({ action: z.literal('show_thank_you') }),
    errors: ['newsletter_link_invalid'],
    attemptsPerMinute: 10,
  }),
} as const

export type NewsletterForm = z.output<typeof form>

// Communication preferences: which messages a household gets, how and when.

import * as z from 'zod/mini'
import { reminderHoursOffered } from '../domain/communications/preferences.ts'
import { get, postOrGet } from './call.ts'
import { code, flag, instant, isoDate, listed, locale, nothing, text, wholeNumber } from './fields.ts'

const reminderHours = z.array(z.literal([...reminderHoursOffered]))
const hour = z.int().check(z.minimum(0), z.maximum(23))

const preferences = z.object({
  language: locale,
  /** About boxes on their way; cannot be turned off (rule 45). */
  smsTransactional: z.literal(true),
  /** Whether the household’s number answered STOP: it then gets no text message until it answers START. */
  smsSilenced: z.boolean(),
  /** Every email comes as a short text message too. */
  smsUpdates: z.boolean(),
  smsPromotions: z.boolean(),
  emailUpcoming: z.boolean(),
  emailSkipped: z.boolean(),
  emailPromotions: z.boolean(),
  reminderHours,
  remindChosen: z.boolean(),
  quietFrom: z.nullable(hour),
  quietUntil: z.nullable(hour),
  /** Every consent given and taken back, the latest first. */
  consents: z.array(
    z.object({
      kind: z.enum(['sms_updates', 'sms_promotions', 'email_promotions']),
      given: z.boolean(),
      wording: z.string(),
      phone: z.nullable(z.string()),
      device: z.nullable(z.string()),
      at: instant,
      /** Its day in the brand’s time. */
      on: isoDate,
    }),
  ),
})

const smsConsent = z.object({
  consent: z.boolean(),
  /** The phone number for display: the consent's, else the household's. */
  phone: z.nullable(z.string()),
  /** When it was given or withdrawn, and its exact words; null before. */
  at: z.nullable(instant),
  wording: z.nullable(z.string()),
  /** The number that a code was sent to, while it waits for confirmation. */
  waitingFor: z.nullable(z.string()),
})

const sentHour = z.nullable(wholeNumber(0, 23))

export const settings_communications = {
  show: get({
    summary: 'What the household wants to be told, and every consent it gave or took back.',
    who: 'settings',
    input: nothing,
    output: preferences,
  }),
  update: postOrGet({
    summary:
      'Changes what is given of the preferences, and leaves the rest. Text messages about boxes stay on (rule 45); advertising by text asks for update_sms_consent first.',
    who: 'settings',
    input: z.object({
      language: z.optional(locale),
      smsTransactional: z.optional(flag),
      smsUpdates: z.optional(flag),
      smsPromotions: z.optional(flag),
      emailUpcoming: z.optional(flag),
      emailSkipped: z.optional(flag),
      emailPromotions: z.optional(flag),
      reminderHours: z.optional(
        listed(wholeNumber(1, 200), reminderHoursOffered.length).check(
          z.refine(
            hours => hours.every(one => reminderHoursOffered.some(offered => offered === one)),
            code('invalid_input'),
          ),
        ),
      ),
      remindChosen: z.optional(flag),
      quietFrom: z.optional(sentHour),
      quietUntil: z.optional(sentHour),
      /** Turns everything off that can be turned off, whatever else is given of it. */
      unsubscribeAll: z.optional(flag),
    }),
    output: preferences,
    errors: ['sms_consent_required', 'quiet_hours_incomplete', 'language_unknown', 'texts_stay_on'],
  }),
  customer_sms_consent: get({
    summary: 'Whether the household agreed to advertising by text, to which words and when.',
    who: 'settings',
    input: nothing,
    output: smsConsent,
  }),
  update_sms_consent: postOrGet({
    summary:
      'Agrees to advertising by text, or takes that back. Agreeing sends a code to the phone first; with the code it is done.',
    who: 'settings',
    input: z.object({
      consent: flag,
      phone: z.optional(z.nullable(text(40))),
      code: z.optional(z.nullable(text(12))),
    }),
    output: z.extend(smsConsent, { preferences }),
    errors: ['phone_invalid', 'phone_code_incorrect', 'phone_code_too_soon'],
    attemptsPerMinute: 10,
  }),
} as const

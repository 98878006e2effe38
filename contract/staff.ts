// The people of the company: their sign-in, their own page, the owner's list of them, and the log of what they do. Area 7 does not list
// these calls (docs/decisions/0004).

import * as z from 'zod/mini'
import { brandIds } from '../domain/brands.ts'
import { roles } from '../domain/staff/roles.ts'
import { get, post } from './call.ts'
import {
  code,
  done,
  email,
  id,
  instant,
  isoDate,
  locale,
  newPassword,
  personName,
  queryInteger,
  requiredText,
  text,
  typedPassword,
} from './fields.ts'

const invitation = requiredText(200)

/** Six digits of an authenticator, or a recovery code; spaces do not count. */
const secondFactor = requiredText(40)

/** A person's roles, by brand. */
const rolesByBrand = z.object({
  freshprep: z.array(z.enum(roles, { error: code('invalid_input') })),
  cookit: z.array(z.enum(roles, { error: code('invalid_input') })),
})

/** What an authenticator needs: by hand, as an address, and as the rows of its QR code, in which `1` is dark. */
const offeredFactor = { secret: z.string(), uri: z.string(), qr: z.array(z.string()) }

/** Shown once. */
const recoveryCodes = z.array(z.string())

const openSession = z.object({
  id: z.string(),
  since: instant,
  seen: instant,
  userAgent: z.nullable(z.string()),
  network: z.nullable(z.string()),
  current: z.boolean(),
})

export const staff_session = {
  sign_in: post({
    path: '/staff/sign_in',
    summary:
      'Signs somebody in who works here: by email, password and second factor. What was wrong is not said.',
    who: 'anyone',
    input: z.object({ email: requiredText(254), password: typedPassword, code: secondFactor }),
    output: done,
    errors: ['staff_sign_in_failed'],
    attemptsPerMinute: 10,
  }),
  invitation: post({
    path: '/staff/invitation',
    summary: 'Whom an invitation is for, and the second factor that it offers. Looking does not use it up.',
    who: 'anyone',
    input: z.object({ token: invitation }),
    output: z.object({ name: z.string(), email: z.string(), ...offeredFactor }),
    errors: ['invitation_over'],
    attemptsPerMinute: 20,
  }),
  join: post({
    path: '/staff/join',
    summary: 'Sets the password and the second factor by an invitation, which works once, and signs in.',
    who: 'anyone',
    input: z.object({
      token: invitation,
      password: newPassword,
      confirmation: z.string().check(z.maxLength(200, code('too_long'))),
      code: secondFactor,
    }),
    output: z.object({ recoveryCodes }),
    errors: [
      'invitation_over',
      'password_too_short',
      'password_too_common',
      'password_mismatch',
      'second_factor_wrong',
    ],
    attemptsPerMinute: 10,
  }),
  sign_out: post({
    path: '/staff/sign_out',
    summary: 'Ends this session of staff.',
    who: 'anyone',
    input: z.object({}),
    output: done,
  }),
  show: get({
    path: '/api/admin/staff_session/show',
    summary: 'The reader’s own roles, second factor and sessions.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      name: z.string(),
      email: z.string(),
      roles: rolesByBrand,
      /** When the second factor in use was set; null without one. */
      factorSince: z.nullable(instant),
      recoveryCodesLeft: z.int(),
      /** None for a reader who came by their household’s account. */
      sessions: z.array(openSession),
    }),
  }),
  prove: post({
    path: '/api/admin/staff_session/prove',
    summary:
      'Proves who is signed in, by password or second factor: for five minutes it opens what moves money or rights.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ proof: typedPassword }),
    output: done,
    errors: ['proof_wrong'],
    attemptsPerMinute: 10,
    secrets: ['proof'],
  }),
  end: post({
    path: '/api/admin/staff_session/end',
    summary: 'Ends one of the reader’s own sessions.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id: requiredText(60) }),
    output: done,
    errors: ['not_found'],
  }),
  offer_factor: post({
    path: '/api/admin/staff_session/offer_factor',
    summary: 'Offers another second factor, which counts once a code of it is entered.',
    who: 'admin',
    right: 'see_work',
    asks: true,
    logs: 'nothing',
    input: z.object({}),
    output: z.object({ at: instant, ...offeredFactor }),
  }),
  change_factor: post({
    path: '/api/admin/staff_session/change_factor',
    summary: 'Sets the offered second factor, with new recovery codes; the ones before are worth nothing.',
    who: 'admin',
    right: 'see_work',
    asks: true,
    input: z.object({ at: instant, code: secondFactor }),
    output: z.object({ recoveryCodes }),
    errors: ['second_factor_wrong'],
    attemptsPerMinute: 10,
  }),
} as const

export const staff_admin = {
  list: get({
    summary: 'Who works here, with their roles, second factor and sessions.',
    who: 'admin',
    right: 'keep_staff',
    input: z.object({}),
    output: z.object({
      people: z.array(
        z.object({
          id,
          name: z.string(),
          email: z.string(),
          roles: rolesByBrand,
          /** Joined with a second factor; invited, and until when; or neither: their invitation has run out, or was never sent. */
          state: z.enum(['joined', 'invited', 'waiting']),
          invitedUntil: z.nullable(instant),
          /** Their last request; null where there was none. */
          seen: z.nullable(instant),
          sessions: z.array(openSession),
        }),
      ),
    }),
  }),
  invite: post({
    summary:
      'Invites somebody by a letter whose link works for three days; again for somebody who lost password or second factor.',
    who: 'admin',
    right: 'keep_staff',
    asks: true,
    input: z.object({ email, name: personName, language: locale, roles: rolesByBrand }),
    output: z.object({ id }),
    errors: ['email_invalid', 'name_too_short', 'last_owner', 'required'],
  }),
  set_roles: post({
    summary: 'Says what somebody may do, from their next request on.',
    who: 'admin',
    right: 'keep_staff',
    asks: true,
    input: z.object({ id, roles: rolesByBrand }),
    output: done,
    errors: ['not_found', 'last_owner', 'required'],
  }),
  dismiss: post({
    summary: 'Ends what somebody may do here, and their sessions.',
    who: 'admin',
    right: 'keep_staff',
    asks: true,
    input: z.object({ id }),
    output: done,
    errors: ['not_found', 'last_owner'],
  }),
  end_session: post({
    summary: 'Ends a session of somebody who works here.',
    who: 'admin',
    right: 'keep_staff',
    input: z.object({ id, session: requiredText(60) }),
    output: done,
    errors: ['not_found'],
  }),
} as const

/** What the log is searched by. */
const logFilter = z.object({
  /** A person’s id, or `operator`. */
  actor: z.optional(text(40)),
  /** The call, or the beginning of its name. */
  what: z.optional(text(80)),
  clientId: z.optional(id),
  from: z.optional(isoDate),
  until: z.optional(isoDate),
  /** Lines before this number: the next page. */
  before: z.optional(queryInteger(1, 999_999_999)),
})

export const staff_log = {
  list: get({
    summary:
      'What staff did at the brand, newest first, a hundred a page. As CSV: /api/admin/staff_log/lines.csv.',
    who: 'admin',
    right: 'read_log',
    input: logFilter,
    output: z.object({
      lines: z.array(
        z.object({
          number: z.int(),
          at: instant,
          /** Their name; null for whoever runs the program. */
          who: z.nullable(z.string()),
          actor: z.string(),
          what: z.string(),
          brand: z.nullable(z.enum(brandIds)),
          clientId: z.nullable(id),
          about: z.record(z.string(), z.unknown()),
          /** Before, after and the reason; null where there is none, and where the household is erased. */
          detail: z.nullable(z.record(z.string(), z.unknown())),
          network: z.nullable(z.string()),
        }),
      ),
      /** The next page begins before this number; null at the end. */
      next: z.nullable(z.int()),
      people: z.array(z.object({ id, name: z.string() })),
    }),
  }),
} as const

// The built-in stand-ins for outside systems.

import { inProduction, type Variable } from '../variable.ts'

/**
 * Declares the name of the built-in stand-in for an outside system. Outside production it is used by default; production does not
 * start with an unnamed one (rule 69).
 */
const standIn = (name: string, about: string): Variable<'builtin' | undefined> => ({
  name,
  takes: 'builtin',
  about: `${about} Production does not start with it unless it is named here.`,
  fallback: inProduction('', 'builtin'),
  fallbackShown: '`builtin`; in production none',
  read: text => (text === 'builtin' ? text : undefined),
})

const cards: Variable<string | undefined> = {
  ...standIn(
    'CARDS',
    'The card processor that takes new cards, where the variables of several are set. Where none are, it is the built-in one, which knows test cards and takes no money.',
  ),
  takes: 'builtin, or the name of a card processor whose variables are set',
  read: text => text,
}

/** The built-in stand-ins. */
export const standIns = {
  cards,
  paypal: standIn(
    'PAYPAL',
    'PayPal: the built-in one has pages of its own and takes no money. Without it, and without the variables below, PayPal is not offered.',
  ),
  mail: standIn(
    'MAIL',
    'Mail where `SMTP_URL` is not set: the built-in mailbox keeps it, and nobody gets any.',
  ),
  sms: standIn('SMS', 'Text messages: the built-in mailbox keeps them, and nobody gets any.'),
  identity: standIn(
    'IDENTITY',
    'Who vouches for people who log in with Google, Apple or Facebook, where a provider’s own variables are not set: at the built-in one, anyone is whoever they say. Without either, a provider is not offered.',
  ),
} as const

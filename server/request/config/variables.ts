// Every environment variable, one row each. The reading, the message about a bad value and the README's table follow
// from the row.

import { wholeNumber } from './readers.ts'
import { type Variable, variable } from './variable.ts'
import { identity } from './variables/identity.ts'
import { messages } from './variables/messages.ts'
import { money, payments } from './variables/payments.ts'
import { pictures, places } from './variables/pictures_and_places.ts'
import { program } from './variables/program.ts'
import { standIns } from './variables/stand_ins.ts'

const records = {
  amountsKeptYears: variable<number>({
    name: 'AMOUNTS_KEPT_YEARS',
    takes: 'a whole number from 1 to 30',
    about:
      'How many years after an erasure amounts are kept without a name, to the end of the last one: as long as tax law asks.',
    fallback: '7',
    read: wholeNumber(1, 30),
  }),
} as const

/** Rows that must be set together or not at all. */
export const together = [
  ['googleClientId', 'googleClientSecret'],
  ['appleServicesId', 'appleTeamId', 'appleKeyId', 'applePrivateKey'],
  ['facebookAppId', 'facebookAppSecret'],
  ['paypalClientId', 'paypalClientSecret'],
] as const satisfies readonly (readonly (keyof typeof identity | keyof typeof payments)[])[]

/** All rows, in the README's order. */
export const variables = {
  ...program,
  ...standIns,
  ...payments,
  ...messages,
  ...pictures,
  ...places,
  ...identity,
  ...records,
  ...money,
} as const

/** The values of all rows; `server/request/config/variables` describes each. */
export type Values = {
  readonly [K in keyof typeof variables]: (typeof variables)[K] extends Variable<infer T> ? T : never
}

// SQL of the merit offer.

import { column, statement } from '../../request/database/statement.ts'
import { firstDeliveries, meritGiven } from './first_deliveries.ts'

/** Days of a household's first deliveries, soonest first; and whether the credit was given. */
export const readMerit = statement({
  name: 'merit_deliveries',
  text: `select ${firstDeliveries} as "deliveredOn",
        ${meritGiven} as given`,
  row: { deliveredOn: column<string[]>('json'), given: 'bool' },
})

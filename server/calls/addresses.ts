// The calls of the address field.

import { suggest } from '../places/addresses/suggest.ts'
import type { Calls } from './handler.ts'

export const addresses: Calls<'addresses'> = {
  suggestions: async ({ db }, { brand }, { query }) => ({ suggestions: await suggest(db, brand, query) }),
}

import type { Locale } from '../../../domain/brands.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** Whose pages are looked at; nobody for a household of the other brand. */
export const findSeen = batchStatement({
  name: 'office_seen_household',
  text: `select first_name as "firstName", language from client where client_id = $clientId and brand = $brand`,
  row: { firstName: 'text', language: column<Locale>('text') },
})

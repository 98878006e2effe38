import { showUnsubscribing } from '../clients/settings/communications/unsubscribe.ts'
import type { Calls } from './handler.ts'

export const unsubscribing: Calls<'unsubscribing'> = {
  show: ({ db }, { brand }, { token }) => showUnsubscribing(db, { token, brand }),
}

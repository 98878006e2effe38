import { showUnsubscribing } from '../clients/settings/communications/unsubscribe.ts'
import type { Calls } from './handler.ts'

export const unsubscribing: Calls<'unsubscribing'> = {
  show: ({ pool }, { brand }, { token }) => showUnsubscribing(pool, { token, brand }),
}

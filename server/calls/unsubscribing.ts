import { showUnsubscribing } from '../household/communications/unsubscribe.ts'
import type { Calls } from './handler.ts'

export const unsubscribing: Calls<'unsubscribing'> = {
  show: (services, { brand }, { token }) => showUnsubscribing(services, { token, brand }),
}

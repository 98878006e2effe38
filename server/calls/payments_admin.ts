// The payments an admin has to look at.

import { showWatched } from '../money/reconcile/show_watched.ts'
import type { Calls } from './handler.ts'

export const payments_admin: Calls<'payments_admin'> = {
  watched: (services, { brand }) => showWatched(services, brand),
}

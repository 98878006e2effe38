import { showChanges } from '../clients/changes/show_changes.ts'
import { type Calls, signedIn } from './handler.ts'

export const household_changes: Calls<'household_changes'> = {
  index: ({ pool }, request, { after }) =>
    showChanges(pool, { clientId: signedIn(request), brand: request.brand, locale: request.locale, after }),
}

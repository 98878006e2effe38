import { showChanges } from '../household/changes/show_changes.ts'
import { type Calls, signedIn } from './handler.ts'

export const household_changes: Calls<'household_changes'> = {
  index: (services, request, { after }) =>
    showChanges(services, {
      clientId: signedIn(request),
      brand: request.brand,
      locale: request.locale,
      after,
    }),
}

// The outcome of a charge at the built-in processor.

import type { ChargeOutcome } from '../../processors/port.ts'
import type { StoredCharge } from './store.ts'

/** Where a holder confirms a card or a charge: a same-site path. */
export const challengePath = (id: string): string => `/vendor/cards/challenge/${encodeURIComponent(id)}`

/** The result of a stored charge for its caller. */
export function outcomeOfCharge(charge: StoredCharge): ChargeOutcome {
  const reference = charge.key
  switch (charge.state) {
    case 'captured':
      return { state: 'captured', reference }
    case 'declined':
      return { state: 'declined', code: charge.declineCode ?? 'card_declined', reference }
    case 'needs_action':
      return { state: 'needs_action', url: challengePath(charge.key), reference }
  }
}

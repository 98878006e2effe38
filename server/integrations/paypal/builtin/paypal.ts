// The built-in PayPal. It moves no money: an approval becomes an account that the built-in processor charges, refunds
// and gives up like a card.

import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../request/clock/clock.ts'
import type { Db } from '../../../request/database/database.ts'
import type { CardOnFile } from '../../processors/port.ts'
import type { PayPal, PayPalAccount } from '../port.ts'
import { builtinPayPalPages } from './routes.ts'
import { findApproval, insertApproval, type StoredApproval } from './store.ts'

/** Where a person approves: a same-site path. */
const approvePath = (token: string): string => `/vendor/paypal/approve/${encodeURIComponent(token)}`

const fresh = (prefix: string) => `${prefix}-${randomBytes(18).toString('base64url')}`

export function builtinPayPal({ db, clock }: { db: Db; clock: Clock }): PayPal {
  const begin = async (
    approval: Omit<StoredApproval, 'token' | 'state' | 'email' | 'cardToken'>,
    prefix: string,
  ) => {
    const token = fresh(prefix)
    await insertApproval(db, { ...approval, token }, clock.now().toString())
    return { token, approveUrl: approvePath(token) }
  }
  return {
    name: 'builtin',
    clientId: null,
    routes: [() => builtinPayPalPages({ db, clock })],
    idToken: async () => fresh('ID'),
    beginVault: approval => begin({ ...approval, kind: 'vault', reference: null, amountCents: null }, 'BA'),
    async finishVault(token, holder) {
      const approval = await findApproval(db, token)
      return approval?.kind === 'vault' && approval.holder === holder ? accountOf(approval) : null
    },
    async beginOrder(approval) {
      const { token, approveUrl } = await begin({ ...approval, kind: 'order', holder: null }, 'EC')
      return { orderId: token, approveUrl }
    },
    async describeOrder(orderId, reference) {
      const approval = await findApproval(db, orderId)
      if (approval?.kind !== 'order' || approval.reference !== reference) return null
      return { ...accountOf(approval), amountCents: approval.amountCents ?? 0 }
    },
  }
}

const states = { created: 'needs_action', approved: 'ready', refused: 'refused' } as const

function accountOf({ token, state, email, cardToken }: StoredApproval): PayPalAccount {
  const card: CardOnFile = {
    token: cardToken ?? '',
    brand: 'paypal',
    last4: '',
    expiryMonth: null,
    expiryYear: null,
    state: states[state],
    actionUrl: state === 'created' ? approvePath(token) : null,
  }
  return { card, email: email ?? '' }
}

// The built-in PayPal's own table: approvals that people are asked for. The accounts are among the built-in processor's
// cards.

import type { Db } from '../../../request/database/database.ts'
import { column, type RowOf, statement } from '../../../request/database/statement.ts'

export type StoredApproval = RowOf<typeof approvalFind>

const columns = `token, kind, holder, reference, amount_cents as "amountCents", brand_name as "brandName", locale,
      return_url as "returnUrl", cancel_url as "cancelUrl", state, email, card_token as "cardToken"`

const approvalInsert = statement({
  name: 'builtin_paypal_approval_insert',
  text: `insert into builtin_paypal_approval (token, kind, holder, reference, amount_cents, brand_name, locale,
        return_url,
      cancel_url, state, created_at)
    values ($token, $kind, $holder, $reference, $amountCents, $brandName, $locale, $returnUrl, $cancelUrl,
      'created', $at)`,
})

export async function insertApproval(
  db: Db,
  approval: Omit<StoredApproval, 'state' | 'email' | 'cardToken'>,
  at: string,
): Promise<void> {
  const { token, kind, holder, reference, amountCents, brandName, locale, returnUrl, cancelUrl } = approval
  await approvalInsert.run(db, {
    token,
    kind,
    holder,
    reference,
    amountCents,
    brandName,
    locale,
    returnUrl,
    cancelUrl,
    at,
  })
}

const approvalFind = statement({
  name: 'builtin_paypal_approval_find',
  text: `select ${columns} from builtin_paypal_approval where token = $token`,
  row: {
    token: 'text',
    /** `vault` puts an account on file, `order` pays once. */
    kind: column<'vault' | 'order'>('text'),
    /** For a vault. */
    holder: 'text?',
    /** For an order. */
    reference: 'text?',
    amountCents: 'int?',
    brandName: 'text',
    locale: 'text',
    returnUrl: 'text',
    cancelUrl: 'text',
    state: column<'created' | 'approved' | 'refused'>('text'),
    /** Once approved. */
    email: 'text?',
    cardToken: 'text?',
  },
})

export async function findApproval(db: Db, token: string): Promise<StoredApproval | null> {
  return (await approvalFind.first(db, { token })) ?? null
}

const approvalApprove = statement({
  name: 'builtin_paypal_approval_approve',
  text: `with approved as (
      update builtin_paypal_approval set state = 'approved', email = $email, card_token = $cardToken
      where token = $token and state = 'created' returning holder
    )
    insert into builtin_card (token, holder, card_brand, last4, behaviour, state, created_at)
    select $cardToken::text, holder, 'paypal', '', $behaviour, 'ready', $at::timestamptz from approved`,
})

/** Approves, and creates the account that the built-in processor charges. An earlier answer stays. */
export async function approve(
  db: Db,
  answer: { token: string; email: string; cardToken: string; behaviour: 'approves' | 'declines' },
  at: string,
): Promise<void> {
  const { token, email, cardToken, behaviour } = answer
  await approvalApprove.run(db, { token, email, cardToken, behaviour, at })
}

export const refuse = statement({
  name: 'builtin_paypal_approval_refuse',
  text: `update builtin_paypal_approval set state = 'refused' where token = $token and state = 'created'`,
})

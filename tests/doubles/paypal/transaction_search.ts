// PayPal's list of movements: its answers, and its parameters, written down from its published description: openapi/reporting_transactions_v1.json of
// github.com/paypal/paypal-rest-api-specifications, version 1.9; developer.paypal.com/docs/api/transaction-search/v1/.

import type { Description } from '../described.ts'
import type { Reply } from '../vendor.ts'

const instant = {
  type: 'string',
  minLength: 20,
  maxLength: 64,
  pattern: '^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}([.]\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$',
}
const text = { type: 'string' }

const parameter = (name: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
})

export const transactionSearch: Description = {
  components: {},
  paths: {
    '/v1/reporting/transactions': {
      get: {
        parameters: [
          parameter('start_date', instant, true),
          parameter('end_date', instant, true),
          parameter('transaction_id', { type: 'string', minLength: 17, maxLength: 19 }),
          ...[
            'transaction_type',
            'transaction_status',
            'transaction_amount',
            'transaction_currency',
            'payment_instrument_type',
            'store_id',
            'terminal_id',
            'fields',
            'balance_affecting_records_only',
          ].map(name => parameter(name, text)),
          parameter('page_size', { type: 'integer', minimum: 1, maximum: 500 }),
          parameter('page', { type: 'integer', minimum: 1, maximum: 2_147_483_647 }),
        ],
      },
    },
  },
}

/** A movement of money in our account. */
export interface Listed {
  id: string
  /** Event code: `T0006` a payment at a checkout, `T1107` one given back, `T0400` money that went to our bank. */
  code: string
  cents: number
  /** ISO instant. */
  at: string
  of?: string
  custom?: string
  status?: string
  currency?: string
}

/** @param most movements it lists for one span; null where it does not let the app read them */
export function listReply(movements: readonly Listed[], { searchParams }: URL, most: number | null): Reply {
  const refuse = (status: number, name: string): Reply => ({ status, body: { name } })
  if (most === null) return refuse(403, 'NOT_AUTHORIZED')
  const asked = Object.fromEntries(searchParams)
  const [since, until] = [Date.parse(asked.start_date ?? ''), Date.parse(asked.end_date ?? '')]
  if (until - since > 31 * 86_400_000) return refuse(400, 'INVALID_REQUEST')
  const all = movements.filter(({ at }) => since <= Date.parse(at) && Date.parse(at) <= until)
  if (all.length > most) return refuse(400, 'RESULTSET_TOO_LARGE')
  const [page, size] = [Number(asked.page ?? 1), Number(asked.page_size ?? 100)]
  const shown = all.slice((page - 1) * size, page * size).map(one => ({
    transaction_info: {
      transaction_id: one.id,
      paypal_reference_id: one.of,
      transaction_event_code: one.code,
      transaction_initiation_date: one.at,
      transaction_status: one.status ?? 'S',
      transaction_amount: { currency_code: one.currency ?? 'CAD', value: (one.cents / 100).toFixed(2) },
      custom_field: one.custom,
    },
  }))
  const body = {
    transaction_details: shown.length > 0 ? shown : undefined,
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / size),
  }
  return { status: 200, body }
}

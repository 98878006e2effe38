// SQL of charges at outside processors. A charge is recorded before the request, so its key always finds the outcome there, and
// nothing is charged twice even after the processor has forgotten the key.

import type { Db } from '../../request/database/database.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'
import type { Charge, ChargeOutcome, DeclineCode } from './port.ts'

export interface Remembered extends Charge {
  provider: string
  /** The processor's own id of the payment, once it has one. */
  reference: string | null
  /** Its id of the captured money, which a refund needs. */
  capture: string | null
  state: 'asked' | ChargeOutcome['state']
  declineCode: DeclineCode | null
}

/** Keys lead with the household (server/money/charge_key.ts). */
const clientOf = (key: string): string => key.slice(0, 36)

const outsideChargeInsert = batchStatement({
  name: 'outside_charge_insert',
  text: `insert into outside_charge (client_id, key, provider, token, amount_cents, state, at)
    select client_id, key, $provider, token, amount_cents, 'asked', $at::timestamptz
    from unnest($clientIds::uuid[], $keys::text[], $tokens::text[], $cents::int[]) as asked (client_id, key,
      token, amount_cents)
    order by client_id, key on conflict (client_id, key) do nothing returning key`,
  row: { key: 'text' },
})

/** Records charges before the requests. @returns the keys that are new */
export async function remember(
  db: Db,
  provider: string,
  charges: readonly Charge[],
  at: string,
): Promise<Set<string>> {
  const rows = await outsideChargeInsert.all(db, {
    provider,
    clientIds: charges.map(({ key }) => clientOf(key)),
    keys: charges.map(({ key }) => key),
    tokens: charges.map(({ token }) => token),
    cents: charges.map(({ amountCents }) => amountCents),
    at,
  })
  return new Set(rows.map(({ key }) => key))
}

const columns =
  'key, token, amount_cents as "amountCents", provider, reference, capture, state, decline_code as "declineCode"'
const row = columnsOf<Remembered>({
  key: 'text',
  token: 'text',
  amountCents: 'int',
  provider: 'text',
  reference: 'text?',
  capture: 'text?',
  state: 'text',
  declineCode: 'text?',
})

const outsideChargeRecall = batchStatement({
  name: 'outside_charge_recall',
  text: `select ${columns} from outside_charge
    where (client_id, key) in (select * from unnest($clientIds::uuid[], $keys::text[]))`,
  row,
})

/** The recorded charges, by key. */
export async function recall(db: Db, keys: readonly string[]): Promise<Map<string, Remembered>> {
  if (keys.length === 0) return new Map()
  const rows = await outsideChargeRecall.all(db, { clientIds: keys.map(clientOf), keys })
  return new Map(rows.map(each => [each.key, each]))
}

const outsideChargeUnanswered = batchStatement({
  name: 'outside_charge_unanswered',
  text: `select key from outside_charge where state = 'asked' and at < $before order by at limit 200`,
  row: { key: 'text' },
})

/** Keys that were requested before an instant (ISO) and have no answer, oldest first, some at a time. */
export async function readUnanswered(db: Db, before: string): Promise<string[]> {
  return (await outsideChargeUnanswered.all(db, { before })).map(({ key }) => key)
}

const outsideChargeReference = statement({
  name: 'outside_charge_reference',
  text: `update outside_charge set reference = $reference where client_id = $clientId and key = $key
        and state in ('asked', 'needs_action')`,
})

/** Records the processor's id of a payment before it is captured. @returns false where the payment has already ended */
export async function noteReference(db: Db, key: string, reference: string): Promise<boolean> {
  return (await outsideChargeReference.run(db, { clientId: clientOf(key), key, reference })) === 1
}

type Noted = Pick<Remembered, 'key' | 'reference' | 'capture' | 'state' | 'declineCode'>

const outsideChargeNote = batchStatement({
  name: 'outside_charge_note',
  text: `update outside_charge c set state = n.state, reference = coalesce(n.reference, c.reference),
        capture = n.capture,
      decline_code = n.code
    from unnest($clientIds::uuid[], $keys::text[], $states::text[], $references::text[], $captures::text[],
      $declineCodes::text[])
      as n (client_id, key, state, reference, capture, code)
    where c.client_id = n.client_id and c.key = n.key
      and (c.state in ('asked', 'needs_action') or n.state = 'captured')`,
})

/** Records the outcomes of charges. An outcome stays, except that a later capture is recorded. */
export async function note(db: Db, noted: readonly Noted[]): Promise<void> {
  if (noted.length === 0) return
  await outsideChargeNote.run(db, {
    clientIds: noted.map(({ key }) => clientOf(key)),
    keys: noted.map(({ key }) => key),
    states: noted.map(({ state }) => state),
    references: noted.map(({ reference }) => reference),
    captures: noted.map(({ capture }) => capture),
    declineCodes: noted.map(({ declineCode }) => declineCode),
  })
}

const outsideChargeByReference = batchStatement({
  name: 'outside_charge_by_reference',
  text: `select ${columns} from outside_charge where provider = $provider and reference = $reference
        order by client_id limit 1`,
  row,
})

const outsideChargeByCapture = batchStatement({
  name: 'outside_charge_by_capture',
  text: `select ${columns} from outside_charge where provider = $provider and capture = $capture
        order by client_id limit 1`,
  row,
})

const outsideChargeByNames = batchStatement({
  name: 'outside_charge_by_names',
  text: `select ${columns} from outside_charge
    where provider = $provider and (capture is not null
      and capture = any($names::text[]) or reference = any($names::text[]))
    order by client_id, key`,
  row,
})

/** Charges by the processor's ids of the payment, or of the captured money: each under both. */
export async function recallByNames(
  db: Db,
  provider: string,
  names: readonly string[],
): Promise<Map<string, Remembered>> {
  const rows = await outsideChargeByNames.all(db, { provider, names })
  return new Map(
    rows.flatMap(each =>
      [each.reference, each.capture].flatMap(name => (name ? [[name, each] as const] : [])),
    ),
  )
}

/** The charge of a processor's id of a capture; null where it is not ours. */
export async function recallByCapture(db: Db, provider: string, capture: string): Promise<Remembered | null> {
  return (await outsideChargeByCapture.first(db, { provider, capture })) ?? null
}

const outsideChargeNamed = batchStatement({
  name: 'outside_charge_named',
  text: `select client_id as "clientId", key, reference from outside_charge
    where provider = $provider and at >= $since and reference is not null
      and (client_id, key) > ($clientId::uuid, $key)
    order by client_id, key limit $limit`,
  row: { clientId: 'uuid', key: 'text', reference: 'text' },
})

/** Charges requested since an instant (ISO) that have an id at the processor, the next ones after another, in their order. */
export const readNamed = (
  db: Db,
  provider: string,
  { since, after, limit }: { since: string; after: { clientId: string; key: string }; limit: number },
): Promise<{ clientId: string; key: string; reference: string }[]> =>
  outsideChargeNamed.all(db, { ...after, provider, since, limit })

/** The charge of a processor's id of a payment; null where it is not ours. */
export async function recallByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<Remembered | null> {
  return (await outsideChargeByReference.first(db, { provider, reference })) ?? null
}

// The processor's statement, held against the ledger: every payment that is there and not here, here and not there, or another
// amount. It mends nothing by itself; whoever reads it decides.

import type { StatementLine } from '../../integrations/cards/port.ts'
import type { Services } from '../../request/services.ts'
import { type Known, readKnown, readMissing } from './store.ts'

export type DifferenceKind =
  /** Money came in that we did not ask for, or not under a key of ours. */
  | 'not_ours'
  /** It came in there, and is not in the ledger. */
  | 'not_entered'
  /** It is in the ledger, and did not come in there. */
  | 'not_captured'
  /** Both know it, with other amounts. */
  | 'amount'
  /** What went back there is not what went back here. */
  | 'refund'
  | 'disputed'

export interface Difference {
  kind: DifferenceKind
  /** Ours; null for what is none of ours. */
  key: string | null
  /** The processor's name of it; null for what it does not have. */
  reference: string | null
  thereCents: number
  hereCents: number
}

/** Payments younger than this many minutes may still be on their way from there to here. */
const settled = 10
/** Lines held against the ledger in one statement. */
const atOnce = 500

/**
 * Lists every difference of the payments begun since an instant.
 * @param now program time, ISO instant
 * @returns none where the processor gives no statement: the built-in one is in the same database
 */
export async function reconcile(
  { cards, pool }: Pick<Services, 'cards' | 'pool'>,
  since: string,
  now: string,
): Promise<Difference[]> {
  if (!cards.statement) return []
  const found: Difference[] = []
  const seen = new Set<string>()
  let lines: StatementLine[] = []
  const compare = async () => {
    const keys = lines.flatMap(({ key }) => key ?? [])
    const known = await readKnown(pool, keys)
    for (const line of lines)
      found.push(...differencesOf(line, line.key === null ? undefined : known.get(line.key)))
    for (const key of keys) seen.add(key)
    lines = []
  }
  for await (const line of cards.statement(since)) {
    lines.push(line)
    if (lines.length === atOnce) await compare()
  }
  await compare()
  const until = Temporal.Instant.from(now).subtract({ minutes: settled }).toString()
  for (const { key, reference, capturedCents } of await readMissing(pool, cards.name, { since, until })) {
    if (seen.has(key)) continue
    found.push({ kind: 'not_captured', key, reference, thereCents: 0, hereCents: capturedCents })
  }
  return found
}

function differencesOf(line: StatementLine, known: Known | undefined): Difference[] {
  const { key, reference, capturedCents: thereCents, refundedCents, disputed } = line
  const of = { key, reference }
  const found: Difference[] = []
  if (!known) {
    if (thereCents > 0) found.push({ ...of, kind: 'not_ours', thereCents, hereCents: 0 })
  } else {
    const { capturedCents: hereCents, refundedCents: backCents } = known
    if (thereCents !== hereCents) {
      const kind = hereCents === 0 ? 'not_entered' : thereCents === 0 ? 'not_captured' : 'amount'
      found.push({ ...of, kind, thereCents, hereCents })
    }
    if (refundedCents !== backCents) {
      found.push({ ...of, kind: 'refund', thereCents: refundedCents, hereCents: backCents })
    }
  }
  if (disputed) found.push({ ...of, kind: 'disputed', thereCents, hereCents: known?.capturedCents ?? 0 })
  return found
}

/** Days behind that are looked at each time: disputes and refunds come late. */
const daysBehind = 120

/** The clock's look: every difference is a line in the log. @returns how many there are */
export async function reportDifferences(
  services: Pick<Services, 'cards' | 'pool' | 'log'>,
  now: string,
): Promise<{ differences: number }> {
  const since = Temporal.Instant.from(now)
    .subtract({ hours: 24 * daysBehind })
    .toString()
  const differences = await reconcile(services, since, now)
  for (const difference of differences) {
    services.log.error({ ...difference }, 'the processor and the ledger differ')
  }
  return { differences: differences.length }
}

/** The day each process looked last: a second look on one day does no harm. */
const lookedOn = new WeakMap<Services['pool'], string>()

/** Reports once a day, where the processor gives a statement. */
export async function reconcileDaily(
  services: Pick<Services, 'cards' | 'pool' | 'log'>,
  now: string,
): Promise<{ differences: number }> {
  const today = now.slice(0, 10)
  if (!services.cards.statement || lookedOn.get(services.pool) === today) return { differences: 0 }
  const report = await reportDifferences(services, now)
  lookedOn.set(services.pool, today)
  return report
}

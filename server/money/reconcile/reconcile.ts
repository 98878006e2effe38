// Compares the processors' books with the ledger: payments that only one side has, and different amounts. It corrects nothing: an
// admin sees each difference and decides (show_watched.ts).

import type { DifferenceKind } from '../../../domain/payments/watched.ts'
import type { NamedStatement } from '../../integrations/cards/join.ts'
import type { ProviderName } from '../../integrations/cards/outside.ts'
import type { StatementLine } from '../../integrations/processors/port.ts'
import type { Services } from '../../integrations/services.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { type ProcessorCharge, readKnown, readMissing, recordDifferences } from './store.ts'

interface Difference {
  provider: ProviderName
  kind: DifferenceKind
  /** Our key; null for a payment that is not ours. */
  key: string | null
  /** The processor's id; null for a payment it does not have. */
  reference: string | null
  thereCents: number
  hereCents: number
}

/** Payments younger than this many minutes may still be on their way from there to here. */
const settled = 10
/** Lines compared with the ledger in one statement. */
const atOnce = 500

/**
 * Lists every difference of the payments begun since an instant, by one processor's books.
 * @param now program time, ISO instant
 */
export async function reconcile(
  { pool }: Pick<Services, 'pool'>,
  { provider, lines: linesSince }: NamedStatement,
  since: string,
  now: string,
): Promise<Difference[]> {
  const found: Difference[] = []
  const seen = new Set<string>()
  let lines: StatementLine[] = []
  const compare = async () => {
    const keys = lines.flatMap(({ key }) => key ?? [])
    const known = await readKnown(pool, keys)
    for (const line of lines) {
      const ours = line.key === null ? undefined : known.get(line.key)
      found.push(...differencesOf(line, ours).map(one => ({ provider, ...one })))
    }
    for (const key of keys) seen.add(key)
    lines = []
  }
  for await (const line of linesSince(since)) {
    lines.push(line)
    if (lines.length === atOnce) await compare()
  }
  await compare()
  const until = Temporal.Instant.from(now).subtract({ minutes: settled }).toString()
  for (const { key, reference, capturedCents } of await readMissing.all(pool, { provider, since, until })) {
    if (seen.has(key)) continue
    found.push({ provider, kind: 'not_captured', key, reference, thereCents: 0, hereCents: capturedCents })
  }
  return found
}

function differencesOf(
  line: StatementLine,
  known: ProcessorCharge | undefined,
): Omit<Difference, 'provider'>[] {
  const { key, reference, capturedCents: thereCents, refundedCents, disputed } = line
  const of = { key, reference }
  const found: Omit<Difference, 'provider'>[] = []
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

/** The clock's run: every difference is stored for admins, and a new one is logged. @returns their number */
export async function reportDifferences(
  { cards, pool, log }: Pick<Services, 'cards' | 'pool' | 'log'>,
  now: string,
): Promise<{ differences: number }> {
  let differences = 0
  const compareBooks = async (statement: NamedStatement) => {
    const since = Temporal.Instant.from(now)
      .subtract({ hours: 24 * statement.daysBehind })
      .toString()
    const found = await reconcile({ pool }, statement, since, now)
    for (const difference of await recordDifferences(pool, statement.provider, found, now)) {
      log.error({ ...difference }, 'the processor and the ledger differ')
    }
    differences += found.length
  }
  const provider = ({ provider }: NamedStatement) => ({ provider })
  await eachAlone(log, 'reconcile_cards', cards.statements, compareBooks, provider)
  return { differences }
}

/** The day of each process's last run: a second run on one day does no harm. */
const openLooked = (): { on?: string } => ({})

/** Reports once a day, where a processor has books of its own. */
export async function reconcileDaily(
  services: Pick<Services, 'cards' | 'pool' | 'memory' | 'log'>,
  now: string,
): Promise<{ differences: number }> {
  const today = now.slice(0, 10)
  const looked = services.memory.of(openLooked)
  if (!services.cards.statements.length || looked.on === today) return { differences: 0 }
  const report = await reportDifferences(services, now)
  looked.on = today
  return report
}

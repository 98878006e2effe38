// What follows from a change of terms: the letters about a price that rises, and the boxes that are priced again. It is done right after the
// change, and by the clock's job, which goes on where a process was killed.

import { planSize } from '../../domain/plans.ts'
import { noticeDays, rises } from '../../domain/terms/changes.ts'
import {
  brandOfTerm,
  isContract,
  plansConcerned,
  type TermKind,
  type TermVersion,
} from '../../domain/terms/versions.ts'
import { addDays } from '../../domain/time/zone.ts'
import type { PriceChange } from '../../i18n/mail/prices.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { tell } from '../messages/outbox.ts'
import { repriceByTerms, type TermsChanged } from '../orders/price_by_terms.ts'
import { isStopping, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { everyClient } from '../request/in_halves.ts'
import { cutoffChange } from './cutoff_change.ts'
import { type Change, changeOfAll, historyOf, versionsIn } from './history.ts'
import {
  markSettled,
  readClients,
  readUnsettled,
  type TermName,
  tellAgain,
  tellConcerned,
  tellWeekday,
} from './store.ts'

export type Settling = Pick<Services, 'pool' | 'memory' | 'log'>

/** Letters written and boxes priced again. */
export interface Settled {
  letters: number
  boxes: number
}

const atOnce = 200

/** A process that has not read the new terms yet writes a price by the former ones for a second: boxes are looked at again until then. */
const minutesToSettle = 2

/** The clock's job. @returns the number of boxes priced again */
export async function settleTerms(services: Settling & Pick<Services, 'clock'>): Promise<{ boxes: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  const open = await readUnsettled.all(services.pool)
  const settled = await eachAlone(
    services.log,
    'settle_terms',
    open,
    ({ at, ...of }) => settleTerm(services, { ...of, at: at.toISOString() }, now),
    ({ kind, subject, version }) => ({ kind, subject, version }),
  )
  return { boxes: settled.reduce((sum, { boxes }) => sum + boxes, 0) }
}

/** Safe to repeat, and to be killed at any instant. @param version.at when it was added, ISO instant */
export async function settleTerm(
  services: Settling,
  version: TermName & { version: number; at: string },
  now: string,
): Promise<Settled> {
  const change = await changeBy(services, version)
  const letters = await tellChange(services, version, change, now)
  const { boxes, whole } = await priceAgain(services, version, change, now)
  const since = Temporal.Instant.from(now).subtract({ minutes: minutesToSettle })
  if (whole && Temporal.Instant.compare(version.at, since) < 0) await markSettled(services.pool, version, now)
  return { letters, boxes }
}

/** The change that a version made. */
async function changeBy(
  services: Settling,
  of: TermName & { version: number },
): Promise<Change & { back: number | null }> {
  const rows = await historyOf(services.pool, of)
  const [before, after] = [of.version - 1, of.version].map(upTo => versionsIn(of, rows, upTo))
  const back = rows.find(({ version }) => version === of.version)?.takesBack ?? null
  const history = { name: of, before: before ?? [], after: after ?? [] }
  return { ...changeOfAll(await termsOf(services), [history]), back }
}

/** Tells of a price that rises, or that it does not rise after all. @returns the number of letters */
async function tellChange(
  { pool }: Settling,
  { kind, subject, version }: TermName & { version: number },
  { differences, back }: Change & { back: number | null },
  now: string,
): Promise<number> {
  const brand = brandOfTerm({ kind, subject })
  const keyOf = (of: number) => `price_change:${kind}:${subject}:${of}`
  const [first] = differences
  if (first && kind === 'cutoff') {
    const { weekday, ...facts } = cutoffChange(brand, first)
    const letter = { brand, key: keyOf(version), data: { ...facts, takenBack: back !== null }, now }
    return back === null
      ? tellWeekday(pool, { ...letter, weekday })
      : tellAgain(pool, { ...letter, former: keyOf(back) })
  }
  if (!first || !isContract(kind)) return 0
  const { from, before, after } = first
  const facts = priceChange({ kind, subject, from }, before.value, after.value)
  if (back !== null) {
    const data = { ...facts, takenBack: true }
    return tellAgain(pool, { brand, former: keyOf(back), key: keyOf(version), data, now })
  }
  if (!differences.some(rises)) return 0
  const planIds = plansConcerned({ kind, subject })
  return tellConcerned(pool, {
    brand,
    planIds,
    key: keyOf(version),
    data: { ...facts, takenBack: false },
    now,
  })
}

type Contractual = Extract<TermKind, 'plan_price' | 'minimum_order' | 'volume_discount'>

/** What the letter says of a change, but whether it was taken back. */
function priceChange(
  { kind, subject, from }: { kind: Contractual; subject: string; from: string },
  before: TermVersion['value'],
  after: TermVersion['value'],
): Omit<PriceChange, 'takenBack'> {
  const size = kind === 'plan_price' ? planSize(subject.slice(subject.indexOf('/') + 1)) : undefined
  const what = {
    plan_price: size ? 'serving' : 'meal',
    minimum_order: 'minimum',
    volume_discount: 'volume',
  } as const
  return {
    what: what[kind],
    people: size?.people ?? null,
    recipes: size?.recipes ?? null,
    from,
    refuseBy: addDays(from, noticeDays),
    before: inLetter(before),
    after: inLetter(after),
  }
}

function inLetter(value: TermVersion['value']): PriceChange['before'] {
  const steps = 'steps' in value ? value.steps.toSorted((a, b) => a.meals - b.meals) : []
  return {
    cents: 'cents' in value ? value.cents : 0,
    steps: steps.map(({ meals, rate }) => ({ meals, percent: rate / 1_000 })),
  }
}

/**
 * Prices the boxes again that the change makes cost another amount, household by household. One that fails delays no other.
 * @returns how many, and whether all were: otherwise the clock's next run goes on
 */
async function priceAgain(
  services: Settling,
  of: TermName & { version: number },
  change: Change,
  now: string,
): Promise<{ boxes: number; whole: boolean }> {
  const { from } = change
  if (from === null) return { boxes: 0, whole: true }
  const { pool, log } = services
  const brand = brandOfTerm(of)
  let count = 0
  let whole = true
  for (let after = everyClient.firstClient; !isStopping(pool); ) {
    const clients = await readClients(pool, { brand, from, now, after, limit: atOnce })
    const boxes = await eachAlone(
      log,
      'settle_terms',
      clients,
      clientId => priceHousehold(services, clientId, of, { ...change, from }, now),
      clientId => ({ clientId }),
    )
    count += boxes.reduce((sum, each) => sum + each, 0)
    whole &&= boxes.length === clients.length
    const last = clients.at(-1)
    if (last === undefined || clients.length < atOnce) break
    after = last
  }
  return { boxes: count, whole: whole && !isStopping(pool) }
}

async function priceHousehold(
  services: Settling,
  clientId: string,
  { kind, subject, version }: TermName & { version: number },
  change: TermsChanged,
  now: string,
): Promise<number> {
  return withTx(services.pool, async tx => {
    const boxes = await repriceByTerms(tx, services, clientId, change, now)
    for (const { order, seen, priced } of boxes) {
      if (seen.totalCents === priced.totalCents) continue
      await tell(tx, {
        clientId,
        brand: order.brand,
        template: 'box_repriced',
        data: {
          orderId: order.id,
          deliveryDate: order.deliveryDate,
          beforeCents: seen.totalCents,
          totalCents: priced.totalCents,
          why: kind === 'tax' ? 'tax' : 'price',
        },
        key: `box_repriced:${kind}:${subject}:${version}:${order.id}`,
        at: now,
      })
    }
    return boxes.length
  })
}

// Keeps our points and an outside programme's equal: each side's movements are entered at the other, once, however often the work
// is interrupted or repeated. Balances are read only from our ledger, and who is enrolled from our table, so an outside programme that
// does not answer only costs a line in the log.

import { adjustPoints } from '../../../domain/ledger.ts'
import type { LoyaltyMirror, PointsMovement } from '../../integrations/loyalty/port.ts'
import type { Services } from '../../integrations/services.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { holdPoints, readPoints } from '../points/store.ts'
import { isMirrored, markTold, readPlace, readUntold, recordEnrolments, savePlace } from './store.ts'

type Needs = Pick<Services, 'pool' | 'loyalty' | 'log'>

/** Movements reported in one request. */
const atOnce = 200
/** Hours behind the latest entry in which one may still have been written: a transaction is as old as its beginning. */
const late = 24

/** The result of one run; null where there was nothing to do. */
interface Mirrored {
  sent: number
  entered: number
  /** Households that joined the programme, or left it. */
  enrolments: number
}

/** Who is enrolled there, and points both ways; neither waits for the other. @param now program time, ISO instant */
export async function mirrorPoints(services: Needs, now: string): Promise<Mirrored | null> {
  const { mirror } = services.loyalty
  if (!mirror) return null
  const done = { sent: 0, entered: 0, enrolments: 0 }
  try {
    done.enrolments = await enterEnrolments(services, mirror)
  } catch (error) {
    services.log.warn({ err: error }, 'who is enrolled in the programme was not read; it is at the next look')
  }
  try {
    done.entered = await enterTheirs(services, mirror, now)
    done.sent = await tellOurs(services, mirror, now)
  } catch (error) {
    services.log.warn({ err: error }, 'points were not mirrored; they are at the next look')
  }
  return done
}

/** Reports our movements to the program. @returns their number */
async function tellOurs({ pool, log }: Needs, mirror: LoyaltyMirror, now: string): Promise<number> {
  let sent = 0
  const from = Temporal.Instant.from((await readPlace(pool, 'told')) ?? '1970-01-01T00:00:00Z')
  const since = from.subtract({ hours: late }).toString()
  for (;;) {
    const entries = await readUntold.all(pool, { since, limit: atOnce })
    if (entries.length === 0) break
    const movements = entries.map(
      ({ clientId, key, points, reason, at }): PointsMovement => ({
        key: ourKey(clientId, key),
        member: clientId,
        points,
        reason,
        at: at.toISOString(),
      }),
    )
    const taken = await tellEach(log, mirror, movements)
    await markTold(
      pool,
      entries.filter(({ clientId, key }) => taken.has(ourKey(clientId, key))),
      now,
    )
    sent += taken.size
    // One that they refuse stays in the list, and is sent again at the next look.
    if (taken.size < movements.length) return sent
  }
  await savePlace.run(pool, { list: 'told', place: now })
  return sent
}

/** Failures in a row after which the programme is away, or refuses everything. */
const mostInARow = 3

/**
 * Sends movements at once; where that fails, each by itself, because one that is refused must not hold the others.
 * @returns the keys of those that were taken
 * @throws where the programme does not answer, or takes none
 */
async function tellEach(
  log: Needs['log'],
  mirror: LoyaltyMirror,
  movements: readonly PointsMovement[],
): Promise<Set<string>> {
  try {
    await mirror.tell(movements)
    return new Set(movements.map(({ key }) => key))
  } catch (failure) {
    if (movements.length === 1) throw failure
  }
  const taken = new Set<string>()
  let inARow = 0
  for (const movement of movements) {
    try {
      await mirror.tell([movement])
      taken.add(movement.key)
      inARow = 0
    } catch (error) {
      inARow += 1
      if (inARow === mostInARow) throw error
      log.error({ err: error, movement: movement.key }, 'a movement of points was refused, and is set aside')
    }
  }
  return taken
}

/**
 * Enters the other side's movements page by page. The place is stored with each page, up to one with a movement that could not be
 * entered: that one is tried again at the next look. @returns the number of movements
 */
async function enterTheirs({ pool, log }: Needs, mirror: LoyaltyMirror, now: string): Promise<number> {
  let entered = 0
  let whole = true
  let after = await readPlace(pool, 'theirs')
  for (;;) {
    const { movements, next } = await mirror.movementsAfter(after)
    const theirs = movements.filter(movement => !isOurs(movement) && isId(movement.member))
    const done = await eachAlone(
      log,
      'mirror_points',
      theirs,
      async movement => {
        const points = await enter(pool, movement, now)
        if (points !== null && points !== movement.points)
          log.error({ movement }, 'more points were taken there than there are here')
        return points !== null
      },
      ({ key, member }) => ({ movement: key, clientId: member }),
    )
    entered += done.filter(Boolean).length
    whole &&= done.length === theirs.length
    if (next === null || next === after) return entered
    if (whole) await savePlace.run(pool, { list: 'theirs', place: next })
    after = next
  }
}

/** Enters who joined or left the programme page by page, each with its place. @returns their number */
async function enterEnrolments({ pool }: Needs, mirror: LoyaltyMirror): Promise<number> {
  let entered = 0
  let after = await readPlace(pool, 'members')
  for (;;) {
    const { members, next } = await mirror.enrolmentsAfter(after)
    const known = members.filter(({ member }) => isId(member))
    if (known.length > 0)
      entered += await recordEnrolments.run(pool, {
        clientIds: known.map(({ member }) => member),
        enrolled: known.map(({ enrolled }) => enrolled),
        since: known.map(({ at }) => at),
      })
    if (next === null || next === after) return entered
    await savePlace.run(pool, { list: 'members', place: next })
    after = next
  }
}

/** @returns the points entered, at most the balance where they are taken; null for a known movement or an unknown member */
function enter(pool: Services['pool'], movement: PointsMovement, now: string): Promise<number | null> {
  const { member: clientId, key } = movement
  return withTx(pool, async tx => {
    if (!(await holdPoints(tx, clientId))) return null
    const transaction = adjustPoints(`loyalty:${key}`, movement.points)
    if (await isMirrored(tx, clientId, transaction.key)) return null
    const { available } = await readPoints(tx, clientId)
    const points = Math.max(movement.points, -available)
    if (points !== 0) {
      const entry = { clientId, transaction: adjustPoints(`loyalty:${key}`, points) }
      await addTransactions(tx, [entry], 'loyalty', now)
    }
    await markTold(tx, [{ clientId, key: transaction.key }], now)
    return points
  })
}

const ourKey = (clientId: string, key: string): string => `${clientId}:${key}`
const isOurs = ({ key, member }: PointsMovement): boolean => key.startsWith(`${member}:`)
const isId = (member: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(member)

/** The time of this process's last run, in milliseconds of program time. */
const openLooked = (): { at?: number } => ({})
/** Milliseconds between two runs of one process. */
const between = 60_000

/** The clock's job: once a minute, where there is an outside programme. */
export async function mirrorByClock(
  services: Needs & Pick<Services, 'memory'>,
  now: string,
): Promise<Mirrored | null> {
  const at = Date.parse(now)
  const looked = services.memory.of(openLooked)
  if (!services.loyalty.mirror || (looked.at !== undefined && Math.abs(at - looked.at) < between)) return null
  looked.at = at
  return mirrorPoints(services, now)
}

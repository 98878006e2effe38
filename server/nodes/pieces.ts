// The households of a distributed database in pieces that each concern one shard: those of a lost node wait, all others go on. On one
// server, there is one piece, or what the caller makes.

import type { BrandId } from '../../domain/brands.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { onNodes } from '../nodes/distributed.ts'
import { lostWorker } from '../request/database/database.ts'
import { type ClientRange, everyClient, NobodysFault } from '../request/in_halves.ts'
import { inLanes } from '../request/lanes.ts'
import type { Memory } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { readBatchByShard, readSubscribersByShard, type ShardRow } from './shards_store.ts'

/** Households of lost nodes wait: all others are done. The work is done again, and ends once the nodes are back. */
export class WaitsForNodes extends NobodysFault {
  override readonly name = 'WaitsForNodes'

  constructor(nodes: Iterable<string>) {
    super(`The households of ${[...nodes].sort().join(', ')} wait until that node of the database is back.`)
  }
}

export interface Pieces {
  pieces: ClientRange[]
  /** Nodes that did not answer: their households are in no piece. */
  lost: string[]
  /** Of the shards, how many answered: 1 where all did. */
  share: number
}

const whole: Pieces = { pieces: [everyClient], lost: [], share: 1 }

/** The households of a batch. @param size the most of a piece; all of a shard by default */
export async function piecesOfBatch(
  services: Pick<Stored, 'pool' | 'memory'>,
  { brand, deliveryDate, kitchen }: { brand: BrandId; deliveryDate: string; kitchen: string },
  size?: number,
): Promise<Pieces> {
  if (!(await onNodes(services))) return whole
  return piecesOf(await readBatchByShard.all(services.pool, { brand, deliveryDate, kitchen }), size)
}

/** A brand's households that can have orders, of several nodes. */
export async function piecesOfSubscribers(
  { pool }: Pick<Stored, 'pool'>,
  brand: BrandId,
  size: number,
): Promise<Pieces> {
  return piecesOf(await readSubscribersByShard.all(pool, { brand, states: openSubscriptions }), size)
}

function piecesOf(shards: readonly ShardRow[], size = Number.POSITIVE_INFINITY): Pieces {
  const answered = shards.filter(shard => shard.answered)
  return {
    pieces: answered.flatMap(({ answer }) => piecesOfShard(JSON.parse(answer ?? '[]') as string[], size)),
    lost: [...new Set(shards.filter(shard => !shard.answered).map(({ node }) => node))],
    share: shards.length === 0 ? 1 : answered.length / shards.length,
  }
}

function piecesOfShard(clientIds: readonly string[], size: number): ClientRange[] {
  const pieces: ClientRange[] = []
  const most = Math.min(size, Math.max(clientIds.length, 1))
  for (let from = 0; from < clientIds.length; from += most)
    pieces.push(listing(clientIds.slice(from, from + most)))
  return pieces
}

/** The piece of some households, in order. */
export const listing = (members: readonly string[]): ClientRange => ({
  firstClient: members[0] ?? everyClient.firstClient,
  beforeClient: everyClient.beforeClient,
  members,
})

/** What is done of work that waits for a lost node, by the name of the work. */
const openDone = () => new Map<string, Set<string>>()

const nameOf = ({ firstClient, members }: ClientRange) => `${firstClient} ${members?.length ?? ''}`

/**
 * Does each piece in a free lane. One whose node is lost is left for the next time, and delays no other. The next time, this process
 * does only what was left.
 * @param name of the work, the same each time
 * @param lost nodes that are known to be lost already
 * @throws WaitsForNodes once all others are done, and the first other failure
 */
export async function eachPiece(
  { pool, memory }: Pick<Stored, 'pool'> & { memory: Memory },
  name: string,
  { pieces, lost }: Pick<Pieces, 'pieces' | 'lost'>,
  run: (piece: ClientRange) => Promise<void>,
): Promise<void> {
  const missing = new Set(lost)
  const done = memory.of(openDone).get(name) ?? new Set()
  const left = pieces.filter(piece => piece.members === null || !done.has(nameOf(piece)))
  await inLanes(pool, left, async piece => {
    const node = await nodeLostIn(() => run(piece))
    if (node === null) done.add(nameOf(piece))
    else missing.add(node)
  })
  if (missing.size === 0) memory.of(openDone).delete(name)
  else {
    memory.of(openDone).set(name, done)
    throw new WaitsForNodes(missing)
  }
}

/** Does some work. @returns the node that it could not reach, where the others are there; null where it is done */
export async function nodeLostIn(run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    const node = lostWorker(error)
    if (node === null) throw error
    return node
  }
}

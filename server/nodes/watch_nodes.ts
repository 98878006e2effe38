// Which nodes of a distributed database are lost, for /readyz, the metrics and the log. On one server there is nothing to watch.

import { gauge } from '../request/metrics.ts'
import type { OwnServices } from '../request/services.ts'
import { onNodes } from './distributed.ts'
import { readWorkers } from './nodes_store.ts'

type Watching = Pick<OwnServices, 'pool' | 'memory' | 'metrics' | 'log'>

/** Milliseconds of real time between two looks. */
const lookEvery = 5_000

const openLost = () => ({ nodes: [] as readonly string[] })

/** The nodes that did not answer when this process last looked: `10.0.0.11:5432`. */
export const lostNodes = ({ memory }: Pick<Watching, 'memory'>): readonly string[] =>
  memory.of(openLost).nodes

/** Notes which nodes answer, and says in the log where that has changed. */
export function noteNodes(
  { memory, metrics, log }: Omit<Watching, 'pool'>,
  workers: readonly { node: string; answers: boolean }[],
): void {
  const known = memory.of(openLost)
  const lost = workers.filter(({ answers }) => !answers).map(({ node }) => node)
  for (const node of lost)
    if (!known.nodes.includes(node))
      log.error({ node }, 'a node of the database is lost: its households wait')
  for (const node of known.nodes)
    if (!lost.includes(node)) log.info({ node }, 'a node of the database is back')
  known.nodes = lost
  const up = gauge(metrics, {
    name: 'database_node_up',
    help: 'Whether a worker of a distributed database answers the coordinator (1) or not (0).',
    labelNames: ['node'],
  })
  up.reset()
  for (const { node, answers } of workers) up.set({ node }, answers ? 1 : 0)
}

/** Looks now, and then at intervals. @returns the function that ends it */
export async function watchNodes(services: Watching): Promise<() => Promise<void>> {
  if (!(await onNodes(services))) return async () => {}
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= readWorkers
      .all(services.pool)
      .then(workers => noteNodes(services, workers))
      .catch(error => services.log.warn({ err: error }, 'the nodes of the database were not looked at'))
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  await look()
  const timer = setInterval(look, lookEvery)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

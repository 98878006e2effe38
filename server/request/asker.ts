// Who asks for the current work: known to everything that the work calls, and to nothing else.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

export interface Asker {
  /** The browser's description of itself. */
  readonly userAgent: string | null
  /** The shortened address of the browser (`shortNetwork`); null where there is none. */
  readonly network: string | null
  readonly log: Pick<Logger, 'info'>
  /** Set while somebody of the company does what a household asked for. */
  readonly act?: ActForHousehold
}

/** What somebody of the company does for a household, by the household's own use cases. */
interface ActForHousehold {
  readonly clientId: string
  /** The person, by id: the author of what the household would be the author of. */
  readonly actor: string
  readonly reason: string
  /** Whether the household gets its letters about it. */
  readonly tells: boolean
}

const current = new AsyncLocalStorage<Asker>()

/** Does something on behalf of somebody. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => current.run(asker, work)

/** Does something for a household, with its author and reason. */
export function doFor<T>(act: ActForHousehold, work: () => T): T {
  const asker = current.getStore()
  return asker ? current.run({ ...asker, act }, work) : work()
}

/** What is being done for a household; null for everything else, and for another household's part of it. */
export function actForNow(clientId: string): ActForHousehold | null {
  const act = current.getStore()?.act
  return act?.clientId === clientId ? act : null
}

/** The author of what a household is said to have done: whoever did it for the household. @param actor as the use case says it */
export const authorNow = (clientId: string, actor: string): string =>
  actor === 'client' ? (actForNow(clientId)?.actor ?? actor) : actor

/** An event's facts, with why somebody did it for the household. */
export function factsNow(
  clientId: string,
  actor: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const act = actor === 'client' ? actForNow(clientId) : null
  return act ? { ...data, because: act.reason } : data
}

/** Who causes the current work; null for a job or a command. */
export const askerNow = (): Asker | null => current.getStore() ?? null

// What can be traced, as Node's diagnostics channels: requests, jobs, steps of batches, and their statements. Without a subscriber
// (start_tracing.ts) they cost one look.

import { channel as plainChannel, type TracingChannel, tracingChannel } from 'node:diagnostics_channel'

/** A piece of work on its way through a channel. `name` is a route, a job, a step, or a statement, and never a person's. */
export interface Traced {
  name: string
  /** Of a request, once it is answered. */
  status?: number
  error?: unknown
}

const channel = (kind: string): TracingChannel<Traced, Traced> => tracingChannel(`mealkit:${kind}`)

export const channels = {
  request: channel('request'),
  job: channel('job'),
  step: channel('step'),
  statement: channel('statement'),
} as const

/** Says the job of each member that failed and is set aside. */
export const setAsideChannel = plainChannel('mealkit:set_aside')

/** Does work as a part of the trace it is in, or at the beginning of one. */
export function traced<T>(kind: keyof typeof channels, name: string, work: () => Promise<T>): Promise<T> {
  const { [kind]: one } = channels
  return one.hasSubscribers ? one.tracePromise(work, { name }) : work()
}

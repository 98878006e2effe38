// What this process measures, for Prometheus: one registry for each process, served at /metrics.

import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { setAsideChannel, traced } from './tracing/channels.ts'

/** Upper bounds in seconds: of requests, and of jobs. */
export const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const jobSeconds = [0.01, 0.1, 1, 10, 60, 300, 1_800]

export type Metrics = Registry

/** A registry with Node's own figures: memory, processor, and the delay of the event loop. A process has one, among its services. */
export function openMetrics(): Metrics {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

type Named<L extends string> = { name: string; help: string; labelNames: readonly L[] }

/** The gauge of that name, made by the first who asks. */
export const gauge = <L extends string>(metrics: Metrics, named: Named<L>): Gauge<L> =>
  (metrics.getSingleMetric(named.name) as Gauge<L> | undefined) ??
  new Gauge({ ...named, registers: [metrics] })

/** The counter of that name, made by the first who asks. */
export const counter = <L extends string>(metrics: Metrics, named: Named<L>): Counter<L> =>
  (metrics.getSingleMetric(named.name) as Counter<L> | undefined) ??
  new Counter({ ...named, registers: [metrics] })

/** The histogram of that name, made by the first who asks; `buckets` are seconds. */
export const histogram = <L extends string>(
  metrics: Metrics,
  named: Named<L> & { buckets: readonly number[] },
): Histogram<L> =>
  (metrics.getSingleMetric(named.name) as Histogram<L> | undefined) ??
  new Histogram({ ...named, buckets: [...named.buckets], registers: [metrics] })

/** Shows how many connections each pool of this process has. */
export function watchPools(metrics: Metrics, pools: Readonly<Record<string, pg.Pool>>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by pool (for requests, and for work outside them): all, idle, and those waiting for one.',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools)) {
        this.set({ pool, state: 'all' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
        this.set({ pool, state: 'most' }, options.max)
      }
    },
  })
}

/** Counts the members of jobs that fail in this process, as each is set aside. @returns the function that ends it */
export function watchSetAside(metrics: Metrics): () => void {
  const members = counter(metrics, {
    name: 'job_members_set_aside_total',
    help: 'How often a member of a job (a batch, a household, a payment) failed by itself and was left for the next run; the log says which.',
    labelNames: ['name'],
  })
  const count = (job: unknown) => members.inc({ name: String(job) })
  setAsideChannel.subscribe(count)
  return () => void setAsideChannel.unsubscribe(count)
}

/**
 * Does a job's work and remembers how it ended. The instants are real ones, in seconds, because they concern this process.
 * @throws what the work throws, once it is counted
 */
export async function measureJob<T>(metrics: Metrics, name: string, work: () => Promise<T>): Promise<T> {
  // Not `job`, which is what Prometheus calls a group of processes.
  const labelNames = ['name'] as const
  const end = histogram(metrics, {
    name: 'job_duration_seconds',
    help: 'How long a job took, whether it succeeded or failed.',
    labelNames,
    buckets: jobSeconds,
  }).startTimer({ name })
  try {
    const done = await traced('job', name, work)
    gauge(metrics, {
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last succeeded in this process, in Unix time.',
      labelNames,
    }).setToCurrentTime({ name })
    return done
  } catch (error) {
    gauge(metrics, {
      name: 'job_last_failure_timestamp_seconds',
      help: 'When a job last failed in this process, in Unix time.',
      labelNames,
    }).setToCurrentTime({ name })
    counter(metrics, {
      name: 'job_failures_total',
      help: 'How often a job failed in this process.',
      labelNames,
    }).inc({ name })
    throw error
  } finally {
    end()
  }
}

/**
 * Shows how large a cache of this process is, and how often it had what was asked for.
 * @returns the function that counts one look, by whether it found something
 */
export function watchCache(
  metrics: Metrics,
  cache: string,
  size: () => { entries: number; bytes: number },
): (found: boolean) => void {
  const labelNames = ['cache'] as const
  const entries = gauge(metrics, {
    name: 'cache_entries',
    help: 'How many entries a cache of this process has.',
    labelNames,
  })
  const bytes = gauge(metrics, {
    name: 'cache_bytes',
    help: 'How large the entries of a cache are, in bytes before compression.',
    labelNames,
  })
  const looks = counter(metrics, {
    name: 'cache_requests_total',
    help: 'How often a cache was asked, by whether it had an answer.',
    labelNames: ['cache', 'outcome'],
  })
  const [hit, miss] = [looks.labels(cache, 'hit'), looks.labels(cache, 'miss')]
  return found => {
    ;(found ? hit : miss).inc()
    const now = size()
    entries.set({ cache }, now.entries)
    bytes.set({ cache }, now.bytes)
  }
}

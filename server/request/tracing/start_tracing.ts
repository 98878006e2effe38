// Sends traces by OpenTelemetry's protocol over HTTP. Loaded only where an address is configured. A span has names and durations:
// of the route, the job, the step or the statement, and no values.

import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { channels, type Traced } from './channels.ts'

interface Settings {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  /** The share of traces that are kept, from 0 to 1. */
  share: number
  /** What the process does, as in ROLES. */
  roles: string
}

const kinds = {
  request: SpanKind.SERVER,
  job: SpanKind.INTERNAL,
  step: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
} as const satisfies Record<keyof typeof channels, SpanKind>

/** Starts sending. @returns the function that sends what remains, and ends it */
export function startTracing({ endpoint, share, roles }: Settings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'mealkit',
      'service.instance.id': `${hostname()}:${process.pid}`,
      'mealkit.roles': roles,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('mealkit')
  const current = new AsyncLocalStorage<Traced>()
  const spans = new WeakMap<Traced, Span>()
  const ends = (Object.keys(kinds) as (keyof typeof channels)[]).map(kind => {
    const one = channels[kind]
    const enter = (work: Traced): Traced => {
      const around = spans.get(current.getStore() ?? work)
      const within = around ? trace.setSpan(ROOT_CONTEXT, around) : ROOT_CONTEXT
      spans.set(
        work,
        tracer.startSpan(work.name, { kind: kinds[kind], attributes: named(kind, work) }, within),
      )
      return work
    }
    const leave = (work: Traced): void => {
      const span = spans.get(work)
      // A request's route is known at its end only.
      span?.updateName(work.name).setAttributes(named(kind, work))
      if (work.error !== undefined || (work.status ?? 0) >= 500)
        span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    }
    one.start.bindStore(current, enter)
    // Node subscribes nobody by a store alone.
    one.subscribe({ start: ignore, end: ignore, asyncStart: ignore, asyncEnd: leave, error: ignore })
    return () => {
      one.start.unbindStore(current)
      one.unsubscribe({ start: ignore, end: ignore, asyncStart: ignore, asyncEnd: leave, error: ignore })
    }
  })
  return async () => {
    for (const end of ends) end()
    await provider.shutdown()
  }
}

const ignore = (): void => undefined

function named(kind: keyof typeof channels, { name, status }: Traced): Record<string, string | number> {
  const known: Record<string, string | number> = { 'mealkit.kind': kind }
  if (kind === 'statement') Object.assign(known, { 'db.system.name': 'postgresql', 'db.query.summary': name })
  if (status !== undefined) known['http.response.status_code'] = status
  return known
}

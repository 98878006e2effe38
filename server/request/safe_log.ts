// The allowed content of an error in the log. Failing statements name their parameters, which are typed text: they are left out.

import { pino } from 'pino'

/** Drizzle puts a failed statement's parameters into its message, PostgreSQL the offending row into its detail. */
const afterParameters = /\n?params: [\s\S]*$/i

interface Serialized {
  type?: string
  message?: string
  stack?: string
  [more: string]: unknown
}

const kept = new Set([
  'type',
  'message',
  'stack',
  'code',
  'name',
  'table',
  'constraint',
  'column',
  'routine',
  'severity',
  'cause',
])

/** An error without the values in its statement. */
export function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? '[not an error]' : error
  const found = pino.stdSerializers.err(error) as Serialized
  const entries = Object.entries(found).filter(([key]) => kept.has(key))
  const clean = (text: string) => text.replace(afterParameters, '').replace(/\n?params: [^\n]*(?=\n)/gi, '')
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'cause') return [key, safeError(value)]
      return [key, typeof value === 'string' ? withoutParameters(value, clean) : value]
    }),
  )
}

/** A stack goes on after the parameters; a message ends with them. */
function withoutParameters(text: string, clean: (text: string) => string): string {
  const stackAt = text.search(/\n {4}at /)
  return stackAt < 0 ? clean(text) : clean(text.slice(0, stackAt)) + text.slice(stackAt)
}

// Validates input by its schema. A check's message is an error code; a failure without one is `invalid_input`.

import type * as z from 'zod/mini'
import { type ErrorCode, errorStatus, Refusal } from '../../contract/errors.ts'

interface Issue {
  path: PropertyKey[]
  message: string
}

const codeOf = (issue: Issue): ErrorCode =>
  Object.hasOwn(errorStatus, issue.message) ? (issue.message as ErrorCode) : 'invalid_input'

/**
 * The input as the handler takes it.
 * @throws Refusal with the code of every field; its own code is the first that says more than `invalid_input`
 */
export function validate(schema: z.ZodMiniType, raw: unknown): unknown {
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  const fields: Record<string, ErrorCode> = {}
  let own: ErrorCode = 'invalid_input'
  for (const issue of read.error.issues as Issue[]) {
    const code = codeOf(issue)
    const path = issue.path.map(String).join('.')
    if (path !== '') fields[path] ??= code
    if (own === 'invalid_input') own = code
  }
  throw new Refusal(own, { fields: Object.keys(fields).length > 0 ? fields : undefined })
}

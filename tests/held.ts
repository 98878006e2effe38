import { expect } from 'vitest'

/** An answer that has exactly the contract's fields. */
export function held<T>(call: { output: { parse(value: unknown): unknown } }, output: T): T {
  expect(call.output.parse(JSON.parse(JSON.stringify(output)))).toEqual(JSON.parse(JSON.stringify(output)))
  return output
}

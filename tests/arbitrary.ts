// Nearly valid inputs for a schema of the contract: its keys, with values of the right kind, of the wrong kind, and of
// kinds that break programs.

import fc from 'fast-check'
import type * as z from 'zod/mini'

/** Values that have broken programs before. */
const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🥦'.repeat(40),
  'x'.repeat(5_000),
  "'; drop table client; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '%00',
  'NaN',
  '1e309',
  '-0',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
  '0190aaaa-0000-7000-8000-00000000000g',
  0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  Number.MAX_SAFE_INTEGER,
  1e300,
  null,
  true,
  false,
  [],
  [[]],
  {},
  { toString: 1 },
  { length: -1 },
  Array.from({ length: 200 }, () => 'x'),
)

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  entries?: Record<string, string>
  options?: z.ZodMiniType[]
  values?: unknown[]
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** Texts with a meaning in the product: an id, a date, a plan, a product. */
const meaningful = fc.constantFrom(
  '0190aaaa-0000-7000-8000-000000000001',
  '2026-12-01',
  'this-week',
  'rtc_2-3',
  'chana-masala',
  'H2X 3P1',
  'V5K 0A1',
  'somebody@example.com',
  '604 555 0142',
  'WELCOME50',
  'show_menu',
  'shellfish',
)

/** Every key, in most cases; otherwise some are missing. */
function recordOf(shape: Record<string, z.ZodMiniType>): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, nearlyRight(inner)]))
  return fc.oneof(
    { weight: 2, arbitrary: fc.record(model) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  )
}

function fitting(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const { type, shape, innerType, element, entries, ...rest } = definitionOf(schema)
  switch (type) {
    case 'object':
      return recordOf(shape ?? {})
    case 'optional':
    case 'nullable':
    case 'default':
      return innerType ? nearlyRight(innerType) : nasty
    case 'array':
      return element ? fc.array(nearlyRight(element), { maxLength: 4 }) : nasty
    case 'pipe':
      return rest.in ? nearlyRight(rest.in) : nasty
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}))
    case 'union':
      return fc.oneof(...(rest.options ?? []).map(nearlyRight))
    case 'literal':
      return fc.constantFrom(...(rest.values ?? ['']))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer(), fc.double())
    default:
      return fc.oneof(meaningful, fc.string({ unit: 'binary', maxLength: 60 }))
  }
}

const nearlyRight = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nasty })

/** Nearly right inputs of a schema, and now and then anything at all. */
export const inputsOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: fc.jsonValue() })

// The shape of a document, read from its schema (contract/content.ts), so that the form always follows it.

import type * as z from 'zod/mini'

export type Shape =
  | { kind: 'text'; longest: number | null }
  | { kind: 'number' }
  | { kind: 'choice'; options: readonly string[] }
  /** The discriminator of a variant; fixed. */
  | { kind: 'fixed'; value: string }
  /** Texts in one field, a line each. */
  | { kind: 'lines'; longest: number | null }
  /** Paragraphs and lists in one field (domain/content/prose_text.ts). */
  | { kind: 'prose' }
  | { kind: 'list'; item: Shape; least: number }
  | { kind: 'group'; fields: readonly Field[] }
  | { kind: 'variants'; variants: readonly Variant[] }

export interface Field {
  name: string
  shape: Shape
  optional: boolean
}

export interface Variant {
  name: string
  shape: Shape
}

const paragraph = 'paragraph'

/** @throws for a kind of schema that documents do not use */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return { kind: 'text', longest: limitOf(def, 'max_length') }
    case 'number':
      return { kind: 'number' }
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries).map(String) }
    case 'literal':
      return { kind: 'fixed', value: String(def.values[0]) }
    case 'array':
      return listOf(shapeOf(def.element), limitOf(def, 'min_length') ?? 0)
    case 'object':
      return {
        kind: 'group',
        fields: Object.entries(def.shape).map(([name, part]) => fieldOf(name, part)),
      }
    case 'union':
      return { kind: 'variants', variants: def.options.map(option => variantOf(shapeOf(option))) }
    default:
      throw new Error(`No document has a ${def.type}.`)
  }
}

function listOf(item: Shape, least: number): Shape {
  if (item.kind === 'text') return { kind: 'lines', longest: item.longest }
  if (item.kind === 'variants' && item.variants.some(({ name }) => name === paragraph))
    return { kind: 'prose' }
  return { kind: 'list', item, least }
}

function limitOf({ checks }: z.core.$ZodTypeDef, name: 'min_length' | 'max_length'): number | null {
  for (const { _zod } of checks ?? []) {
    const def = _zod.def as z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef
    if (def.check === name) return 'minimum' in def ? def.minimum : def.maximum
  }
  return null
}

function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional'
    ? { name, shape: shapeOf(def.innerType), optional: true }
    : { name, shape: shapeOf(schema), optional: false }
}

/** A variant is named by its discriminator; plain text among variants is a paragraph. */
function variantOf(shape: Shape): Variant {
  if (shape.kind !== 'group') return { name: paragraph, shape }
  const [type] = shape.fields.map(field => field.shape).filter(one => one.kind === 'fixed')
  return { name: type?.value ?? '', shape }
}

/** The variant of a value, by its discriminator. */
export function variantIn(variants: readonly Variant[], value: unknown): Variant | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined
  return variants.find(({ name }) => name === value.type)
}

/** An initial value: empty texts, no optional parts, lists with as many entries as they require. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return ''
    case 'number':
      return 0
    case 'choice':
      return shape.options[0]
    case 'fixed':
      return shape.value
    case 'lines':
    case 'prose':
      return []
    case 'list':
      return Array.from({ length: shape.least }, () => emptyOf(shape.item))
    case 'group':
      return Object.fromEntries(
        shape.fields.filter(({ optional }) => !optional).map(({ name, shape }) => [name, emptyOf(shape)]),
      )
    case 'variants':
      return shape.variants[0] && emptyOf(shape.variants[0].shape)
  }
}

/**
 * The document with another value at a path; every part that does not lead there stays the same object.
 * @param path names and positions joined by dots, like the paths in the server's errors: `locales.en.blocks.0.lede`
 * @param value undefined removes the field
 */
export function withValue(document: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  if (path === '') return value
  if (Array.isArray(document)) {
    return document.map((part, place) =>
      String(place) === name ? withValue(part, rest.join('.'), value) : part,
    )
  }
  const group = (document ?? {}) as Readonly<Record<string, unknown>>
  if (rest.length > 0) return { ...group, [name]: withValue(group[name], rest.join('.'), value) }
  const { [name]: _, ...others } = group
  return value === undefined ? others : { ...group, [name]: value }
}

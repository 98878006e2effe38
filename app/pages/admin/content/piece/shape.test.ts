import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, blocks, contentKinds, documents } from '../../../../../contract/content.ts'
import { type ProseParts, proseOfText, textOfProse } from '../../../../../domain/content/prose_text.ts'
import { allContent } from '../../../../../seed/content/index.ts'
import { emptyOf, type Shape, shapeOf, variantIn, withValue } from './shape.ts'

/** The paths at which a value does not match its shape. */
function strange(shape: Shape, value: unknown, path = ''): string[] {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' ? [] : [path]
    case 'number':
      return typeof value === 'number' ? [] : [path]
    case 'choice':
      return shape.options.includes(String(value)) ? [] : [path]
    case 'fixed':
      return value === shape.value ? [] : [path]
    case 'lines':
      return Array.isArray(value) && value.every(line => typeof line === 'string') ? [] : [path]
    case 'prose':
      return JSON.stringify(proseOfText(textOfProse(value as ProseParts))) === JSON.stringify(value)
        ? []
        : [path]
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, place) => strange(shape.item, item, at(place)))
        : [path]
    case 'variants': {
      const variant = variantIn(shape.variants, value)
      return variant ? strange(variant.shape, value, path) : [path]
    }
    case 'group': {
      const group = value as Record<string, unknown>
      const known = new Set(shape.fields.map(({ name }) => name))
      return [
        ...Object.keys(group)
          .filter(name => !known.has(name))
          .map(at),
        ...shape.fields
          .filter(({ name, optional }) => !optional || group[name] !== undefined)
          .flatMap(({ name, shape }) => strange(shape, group[name], at(name))),
      ]
    }
  }
}

test('every piece of content has a field for each of its parts', () => {
  expect(allContent.length).toBeGreaterThan(100)
  for (const { kind, slug, document } of allContent) {
    expect([slug, strange(shapeOf(documents[kind]), document)]).toEqual([slug, []])
  }
})

test.each(contentKinds)('a new %s begins with all required parts, in its saved shape', kind => {
  const shape = shapeOf(documents[kind])
  const begun = emptyOf(shape)
  expect(strange(shape, begun)).toEqual([])
  // Its only fault is that nothing is written yet.
  const codes = documents[kind].safeParse(begun).error?.issues.map(({ message }) => message) ?? []
  expect(codes.length).toBeGreaterThan(0)
  expect(new Set(codes)).toEqual(new Set(['required', ...(kind === 'faq_entry' ? ['not_found'] : [])]))
})

test('the discriminator of a part selects its variant', () => {
  const { variants } = shapeOf(block) as Extract<Shape, { kind: 'variants' }>
  expect(variants.map(({ name }) => name)).toEqual(Object.keys(blocks))
  expect(variantIn(variants, { type: 'quote' })?.name).toBe('quote')
  for (const other of [{ type: 'other' }, {}, 'quote', null])
    expect(variantIn(variants, other)).toBeUndefined()
})

test('a value is put at its path, and all else stays the same object', () => {
  const document = { a: [{ b: 'x' }, { b: 'y' }], c: { d: 1 } }
  const changed = withValue(document, 'a.1.b', 'z') as typeof document
  expect(changed).toEqual({ a: [{ b: 'x' }, { b: 'z' }], c: { d: 1 } })
  expect(changed.c).toBe(document.c)
  expect(changed.a[0]).toBe(document.a[0])
  expect(withValue(document, 'c.d', undefined)).toEqual({ a: document.a, c: {} })
  expect(withValue({}, 'c.d', undefined)).toEqual({ c: {} })
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(withValue(document, 'a.0.b', value)).toMatchObject({ a: [{ b: value }, { b: 'y' }] })
    }),
  )
})

// Every declared form of the product, against the schema of its call.

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../contract/index.ts'
import type { Form } from './form.ts'

const root = `${import.meta.dirname}/../`
const files = globSync('**/{forms,*_forms}.ts', { cwd: root })

const modules = await Promise.all(
  files.map(async file => ({ file, exports: (await import(root + file)) as Record<string, unknown> })),
)
const isForm = (one: unknown): one is Form =>
  typeof one === 'object' && one !== null && 'call' in one && 'fields' in one
const forms = modules.flatMap(({ file, exports }) =>
  Object.values(exports)
    .flatMap(one => (isForm(one) ? one : Object.values(one ?? {})))
    .filter(isForm)
    .map(form => ({ file, id: form.id, form })),
)

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; anyOf?: Schema[] }

function inputOf({ call }: Form): Schema {
  const [group = '', action = ''] = call.split('.')
  const groups = contract as unknown as Record<string, Record<string, { input: z.ZodMiniType }>>
  const declaration = groups[group]?.[action]
  if (!declaration) throw new Error(`There is no call ${call}.`)
  return z.toJSONSchema(declaration.input, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** The most characters of an input; undefined where it has no limit. */
const longestOf = ({ maxLength, anyOf = [] }: Schema): unknown =>
  maxLength ?? anyOf.map(longestOf).find(most => most !== undefined)

test('there are forms, and no page has two of one name', () => {
  expect(forms.length).toBeGreaterThan(5)
  const names = forms.map(({ file, id }) => `${file} ${id}`)
  expect(names).toEqual([...new Set(names)])
})

test.each(forms)('the form $id of $file gives its call every input that it requires', ({ form }) => {
  const read = form.read(new URLSearchParams())
  const required = (inputOf(form).required ?? []) as string[]
  expect(Object.keys(read)).toEqual(expect.arrayContaining(required))
})

test.each(forms)(
  'a field of the form $id of $file takes as much text as its call, and no more',
  ({ form }) => {
    const { properties = {} } = inputOf(form)
    for (const [name, { control, secret }] of Object.entries(form.fields)) {
      const input = properties[name]
      if (!input) continue
      const most = longestOf(input)
      if (control.maxLength !== undefined) expect([name, control.maxLength]).toEqual([name, most])
      // A control that would cut a pasted password, and what nobody types, have no limit of their own.
      else if (control.type === undefined && !secret && input.type === 'string' && !input.enum)
        expect([name, most]).toEqual([name, undefined])
    }
  },
)

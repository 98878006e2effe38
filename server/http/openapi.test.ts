// The OpenAPI document describes every call correctly.

import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { allCalls, pathOf } from '../../contract/index.ts'
import { calls } from '../calls/index.ts'
import { bindCalls } from './bound_calls.ts'
import { openApiOf } from './openapi.ts'

interface Operation {
  operationId: string
  description?: string
  security?: unknown
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>
}

const document = openApiOf(bindCalls(calls, false), '1') as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(document.paths).flatMap(path => Object.values(path))
const named = operations.filter(({ operationId }) => !operationId.endsWith('_by_get'))
const operation = (name: string) => operations.find(({ operationId }) => operationId === name) as Operation

test('it has every call, at its address and method', { tags: '[CB-PAYLOADS-OPEN]' }, () => {
  expect(named.map(({ operationId }) => operationId).sort()).toEqual(
    allCalls()
      .map(({ name }) => name)
      .sort(),
  )
  for (const { name, declaration } of allCalls()) {
    const path = pathOf(name).replace(/:(\w+)/g, '{$1}')
    expect(document.paths[path]?.[declaration.method.toLowerCase()]?.operationId).toBe(name)
  }
})

test('an independent validator finds no error in it', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config,
    absoluteRef: '/openapi.json',
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('in production it does not have the control room', () => {
  const { paths } = openApiOf(bindCalls(calls, true), '1') as typeof document
  expect(Object.keys(paths).filter(path => path.startsWith('/api/dev'))).toEqual([])
})

test.each(allCalls())(
  '$name has its callers, and each status of its answers',
  { tags: '[ERR-STATUS-OPEN] [ROLE-RULES-OPEN]' },
  ({ name, declaration }) => {
    const { responses, security, description } = operation(name)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '422', '500', '503']))
    expect(security).toEqual(declaration.who === 'anyone' ? [] : [{ session: [] }])
    const question = 'Asks for reauthentications/create within the last thirty minutes.'
    const asked = {
      admin: declaration.asks ? `Admins only. ${question}` : 'Admins only.',
      driver: 'Drivers only.',
      settings: question,
    }
    expect(description).toEqual(asked[declaration.who as keyof typeof asked])
    if (description?.includes(question))
      expect(responses['403']?.description).toContain('`reauthentication_required`')
    if (declaration.who !== 'anyone') expect(responses['401']?.content).toHaveProperty('text/plain')
    const all = Object.values(responses)
      .map(({ description }) => description)
      .join('\n')
    for (const code of declaration.errors.filter(other => other !== 'require_login'))
      expect(all).toContain(`\`${code}\``)
  },
)

describe('input', () => {
  test('of a GET is its query', () => {
    expect(operation('flipper.get_feature_flag').parameters).toMatchObject([
      { name: 'flag', in: 'query', required: true },
    ])
  })

  test('of any other is its body, except the parameters of the path', () => {
    const moved = operation('dev.move_order')
    expect(moved.parameters?.map(parameter => [parameter.name, parameter.in])).toEqual([
      ['id', 'path'],
      ['state', 'path'],
    ])
    expect(moved.requestBody).toBeUndefined()
    const skip = operation('account.skip_order').requestBody?.content['application/json']?.schema
    expect(skip).toMatchObject({
      properties: { orderId: { type: 'string', format: 'uuid' } },
      required: ['orderId'],
    })
  })
})

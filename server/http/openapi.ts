// The OpenAPI 3.1 document, generated from the contract, so it cannot differ from the calls.

import * as z from 'zod/mini'
import { type CallDeclaration, commonErrors, needsAnswer, type Who } from '../../contract/call.ts'
import { type ErrorCode, errorStatus } from '../../contract/errors.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { saidToAdmin } from '../../i18n/errors_admin.ts'
import { cookieName } from '../identity/token.ts'
import type { BoundCall } from './bound_calls.ts'

type Schema = Record<string, unknown>

/** The document of these calls. */
export function openApiOf(calls: readonly BoundCall[], version: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const { declaration } = call
    paths[path] = { ...paths[path], [declaration.method.toLowerCase()]: operationOf(call) }
    if (declaration.alsoGet)
      paths[path].get = { ...operationOf(asGet(call)), operationId: `${call.name}_by_get` }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fresh Prep and Cook it',
      version,
      description:
        'Every call of the product; its pages use these and no others. The host tells the brand. Money is integer cents, dates are ISO. A refused call answers an error body whose code says why; a call that needs a sign-in answers 401 with the words `require_login` alone. Calls that change something are refused from other sites.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ name }) => name.split('.')[0] as string))].map(name => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema() },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(false) } },
    },
  }
}

const onlyFor: Partial<Record<Who, string>> = { admin: 'Admins only.', driver: 'Drivers only.' }

/** Who may make a call, and whether it asks the question before settings; empty for calls of anybody and of every client. */
const descriptionOf = (declaration: CallDeclaration): string =>
  [
    onlyFor[declaration.who],
    needsAnswer(declaration) && 'Asks for reauthentications/create within the last thirty minutes.',
  ]
    .filter(Boolean)
    .join(' ')

/** The same call by GET: its inputs in the query, except those that no address may contain. */
const asGet = (call: BoundCall): BoundCall => ({
  ...call,
  declaration: { ...call.declaration, method: 'GET' },
})

function operationOf({ name, path, declaration }: BoundCall): Schema {
  const { who, summary, changesState } = declaration
  const description = descriptionOf(declaration)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    security: who === 'anyone' ? [] : [{ session: [] }],
    ...(description && { description }),
    ...inputOf(path, declaration),
    responses: {
      200: { description: 'Done.', content: jsonOf(schemaOf(declaration.output, 'output')) },
      ...refusalsOf(declaration),
    },
    ...(changesState && { 'x-changes-state': true }),
  }
}

/** Parameters of the path and, for a GET, of the query; the body of the others. */
function inputOf(path: string, { method, input, secrets = [] }: CallDeclaration): Schema {
  const { properties = {}, required = [] } = schemaOf(input, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  const inPath = [...path.matchAll(/:(\w+)/g)].map(match => match[1] as string)
  const named = Object.entries(properties)
  const parameters = named
    .filter(([name]) => (method === 'GET' && !secrets.includes(name)) || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }))
  const body = named.filter(([name]) => !inPath.includes(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(body),
    required: required.filter(name => !inPath.includes(name)),
  }
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && body.length > 0 && { requestBody: { required: true, content: jsonOf(schema) } }),
  }
}

/** Refusals by status, each with its codes and their descriptions. */
function refusalsOf(declaration: CallDeclaration): Record<string, Schema> {
  const { who, errors, attemptsPerMinute } = declaration
  const codes = new Set<ErrorCode>([
    ...errors,
    ...commonErrors,
    ...(who === 'admin' || who === 'driver' ? ['forbidden' as const] : []),
    ...(needsAnswer(declaration) ? ['reauthentication_required' as const] : []),
  ])
  if (attemptsPerMinute === undefined) codes.delete('too_many_requests')
  const sentences = errorMessages('freshprep', 'en')
  const byStatus = Map.groupBy(codes, code => String(errorStatus[code]))
  const refusals: Record<string, Schema> = {}
  for (const [status, found] of byStatus) {
    const sentenceOf = (code: ErrorCode) =>
      (who === 'admin' && saidToAdmin(code, 'freshprep', 'en')) || sentences[code]
    const description = found.map(code => `\`${code}\`: ${sentenceOf(code)}`).join('\n\n')
    refusals[status] = { description, content: jsonOf({ $ref: '#/components/schemas/Error' }) }
  }
  if (who === 'anyone') return refusals
  const signIn = {
    description: 'No one is signed in.',
    content: { 'text/plain': { schema: { const: 'require_login' } } },
  }
  return { ...refusals, 401: signIn }
}

const jsonOf = (schema: Schema) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // What is left out counts as empty, and is refused as empty: that is no default.
    override: ({ jsonSchema }) => {
      if (jsonSchema.default === '' && (jsonSchema.minLength ?? 0) > 0) delete jsonSchema.default
    },
  })
  return rest
}

/** ErrorBody of contract/errors.ts. */
function errorSchema(): Schema {
  const code = { type: 'string', enum: Object.keys(errorStatus) }
  const errorFields = { code, message: { type: 'string', description: 'In the language of the request.' } }
  return {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          ...errorFields,
          fields: {
            type: 'object',
            description: 'By the path of the field.',
            additionalProperties: { type: 'object', required: ['code', 'message'], properties: errorFields },
          },
          details: { type: 'object', description: 'What a screen needs to help.' },
        },
      },
      redirect: { type: 'string', description: 'Where the browser should go instead.' },
    },
  }
}

// Checks requests to a vendor's double by the vendor's own published description (OpenAPI 3.0): address, parameters,
// and every name and value of the body.

import { Ajv, type ValidateFunction } from 'ajv'

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  additionalProperties?: boolean | Schema
}

interface Operation {
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { required: boolean; schema: Schema }
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

interface Sent {
  method: string
  url: URL
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

/** @returns a check of one request: its faults in words; empty where it matches the description */
export function described(
  descriptions: readonly Description[],
  { coerceTypes = false } = {},
): (sent: Sent) => string[] {
  const all = descriptions.map(one => {
    const options = { strict: false, unicodeRegExp: false, validateFormats: false, allErrors: true } as const
    const ajv = new Ajv({ ...options, coerceTypes })
    ajv.addSchema({ $id: 'description', components: one.components })
    const compiled = new WeakMap<Schema, ValidateFunction>()
    const faultsOf = (schema: Schema, value: unknown): string | null => {
      const validate = compiled.get(schema) ?? ajv.compile(whole(schema))
      compiled.set(schema, validate)
      return validate(value) ? null : ajv.errorsText(validate.errors)
    }
    return { ...one, faultsOf }
  })
  return sent => {
    for (const { paths, components, faultsOf } of all) {
      const path = Object.keys(paths).find(template => matches(template, sent.url.pathname))
      const operation = path && paths[path]?.[sent.method.toLowerCase()]
      if (!operation) continue
      const faults: string[] = []
      for (const named of operation.parameters) {
        const parameter = (named.$ref ? pointed(components, named.$ref) : named) as typeof named
        if (parameter.in === 'header' && parameter.name) {
          const value = sent.headers[parameter.name.toLowerCase()]
          if (parameter.required && value === undefined) faults.push(`no ${parameter.name}`)
          const wrong = value !== undefined && parameter.schema ? faultsOf(parameter.schema, value) : null
          if (wrong !== null) faults.push(`${parameter.name}: ${wrong}`)
        }
      }
      const query = operation.parameters.filter(parameter => parameter.in === 'query')
      for (const name of new Set([...sent.url.searchParams.keys()].map(key => key.split('[')[0]))) {
        if (!query.some(parameter => parameter.name === name)) faults.push(`?${name} is not described`)
      }
      for (const { name = '', required, schema } of query) {
        const value = sent.url.searchParams.get(name)
        if (required && value === null) faults.push(`no ?${name}`)
        const wrong = value !== null && schema ? faultsOf(schema, asTyped(schema, value)) : null
        if (wrong !== null) faults.push(`?${name}: ${wrong}`)
      }
      const { requestBody } = operation
      if (requestBody && sent.body !== undefined) {
        const wrong = faultsOf(requestBody.schema, sent.body)
        if (wrong !== null) faults.push(wrong)
        faults.push(...unknownNames(components, requestBody.schema, sent.body, ''))
      } else if (requestBody?.required) faults.push('no body')
      return faults
    }
    return [`${sent.method} ${sent.url.pathname} is not described`]
  }
}

/** A query has only texts. */
const asTyped = ({ type }: Schema, value: string): string | number =>
  type === 'integer' ? Number(value) : value

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)

/** References point into the description as a whole. */
function whole(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"description#/components/'))
}

function pointed(components: Description['components'], reference: string): unknown {
  const [, , kind = '', name = ''] = reference.split('/')
  return components[kind]?.[name]
}

/** Names that a schema, with all its references, does not have. */
function unknownNames(
  components: Description['components'],
  schema: Schema,
  value: unknown,
  at: string,
): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const items = partsOf(components, schema).find(part => part.items)?.items
    return items ? value.flatMap((one, i) => unknownNames(components, items, one, `${at}[${i}]`)) : []
  }
  const parts = partsOf(components, schema)
  const open = parts.find(part => part.additionalProperties)
  if (open && !parts.some(part => part.properties)) return []
  const names: Record<string, Schema[]> = {}
  for (const part of parts) {
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      names[name] = [...(names[name] ?? []), inner]
    }
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const schemas = names[name]
    if (!schemas) return [`${at}.${name} is not described`]
    return unknownNames(components, { anyOf: schemas }, inner, `${at}.${name}`)
  })
}

/** A schema and all schemas it consists of. */
function partsOf(components: Description['components'], schema: Schema, depth = 0): Schema[] {
  if (depth > 12) return []
  const referred = schema.$ref ? [pointed(components, schema.$ref) as Schema] : []
  const inner = [...referred, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [schema, ...inner.flatMap(part => partsOf(components, part, depth + 1))]
}

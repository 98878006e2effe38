// The response body of a call. Values that many responses share are serialized and compressed once (server/request/kept_json.ts), and
// so are whole responses of which little differs.

import { isKept } from '../request/kept_json.ts'
import { inOneStream, type Part, partOf, plainOf, storedPart } from './gzip_parts.ts'

interface JsonBody {
  content: string | Buffer
  /** Already compressed; null where the sender compresses. */
  encoding: 'gzip' | null
}

/** @param compressed whether the caller accepts gzip */
export async function jsonBody(output: unknown, compressed: boolean): Promise<JsonBody> {
  const fields =
    typeof output === 'object' && output !== null && !Array.isArray(output) ? Object.entries(output) : []
  if (!fields.some(([, value]) => isKept(value))) return { content: JSON.stringify(output), encoding: null }
  const inTurn: (string | object)[] = []
  let text = '{'
  for (const [name, value] of fields) {
    if (value === undefined) continue
    text += `${text === '{' && inTurn.length === 0 ? '' : ','}${JSON.stringify(name)}:`
    if (isKept(value)) {
      inTurn.push(text, value)
      text = ''
    } else text += JSON.stringify(value)
  }
  inTurn.push(`${text}}`)
  return keptBody(inTurn, compressed)
}

/** Whole responses by what they are made of, the one asked for longest ago first: of a menu, one for each week, plan and language. */
const bodies = new Map<string, Promise<JsonBody>>()
const mostBodies = 64
/** Of a response's own characters: what has more is hardly asked for twice. */
const mostOwn = 2_000

function keptBody(inTurn: readonly (string | object)[], compressed: boolean): Promise<JsonBody> {
  // JSON has no line breaks, and none of these texts begins with a number sign.
  const key = [
    compressed,
    ...inTurn.map(part => (typeof part === 'string' ? part : `#${nameOf(part)}`)),
  ].join('\n')
  const body = bodies.get(key) ?? bodyOf(inTurn, compressed)
  if (key.length > mostOwn) return body
  bodies.delete(key)
  bodies.set(key, body)
  const [oldest] = bodies.keys()
  if (bodies.size > mostBodies && oldest !== undefined) bodies.delete(oldest)
  return body
}

async function bodyOf(inTurn: readonly (string | object)[], compressed: boolean): Promise<JsonBody> {
  const parts = await Promise.all(
    inTurn.map(part => (typeof part === 'string' ? storedPart(Buffer.from(part)) : keptPart(part))),
  )
  return compressed
    ? { content: inOneStream(parts), encoding: 'gzip' }
    : { content: plainOf(parts), encoding: null }
}

const names = new WeakMap<object, number>()
let named = 0

function nameOf(value: object): number {
  const name = names.get(value) ?? named++
  names.set(value, name)
  return name
}

const parts = new WeakMap<object, Promise<Part>>()

function keptPart(value: object): Promise<Part> {
  let part = parts.get(value)
  if (!part) {
    part = partOf(JSON.stringify(value))
    parts.set(value, part)
  }
  return part
}

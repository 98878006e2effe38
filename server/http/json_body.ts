// The response body of a call. Values that many responses share are serialized and compressed once (server/request/kept_json.ts).

import { isKept } from '../request/kept_json.ts'
import { inOneStream, type Part, partOf, plainOf, storedPart } from './gzip_parts.ts'

interface JsonBody {
  content: string | Buffer
  /** Already compressed; null where the sender compresses. */
  encoding: 'gzip' | null
}

const parts = new WeakMap<object, Promise<Part>>()

/** @param compressed whether the caller accepts gzip */
export async function jsonBody(output: unknown, compressed: boolean): Promise<JsonBody> {
  const fields =
    typeof output === 'object' && output !== null && !Array.isArray(output) ? Object.entries(output) : []
  if (!fields.some(([, value]) => isKept(value))) return { content: JSON.stringify(output), encoding: null }
  const inTurn: Part[] = []
  let text = '{'
  for (const [name, value] of fields) {
    if (value === undefined) continue
    text += `${text === '{' && inTurn.length === 0 ? '' : ','}${JSON.stringify(name)}:`
    if (isKept(value)) {
      inTurn.push(storedPart(Buffer.from(text)), await keptPart(value))
      text = ''
    } else text += JSON.stringify(value)
  }
  inTurn.push(storedPart(Buffer.from(`${text}}`)))
  return compressed
    ? { content: inOneStream(inTurn), encoding: 'gzip' }
    : { content: plainOf(inTurn), encoding: null }
}

function keptPart(value: object): Promise<Part> {
  let part = parts.get(value)
  if (!part) {
    part = partOf(JSON.stringify(value))
    parts.set(value, part)
  }
  return part
}

// The part that a personal page shares with others: it is inserted already compressed.

import type { SharedText, SharedTexts } from '../../contract/page_request.ts'
import type { Services } from '../integrations/services.ts'
import { encodingFor, quicklyEncoded, takesGzip } from './encoding.ts'
import { inOneStream, ownPart, type Part, partOf, plainOf } from './gzip_parts.ts'

interface Collected extends SharedTexts {
  readonly texts: readonly SharedText[]
}

/** @param word an unguessable marker for this page only */
export function openSharedTexts(word: string): Collected {
  const texts: SharedText[] = []
  return { mark: `shared:${word}`, texts, add: text => void texts.push(text) }
}

/** Texts kept compressed: those of the weeks, plans and languages shown at the moment. */
const mostKept = 128

/** By name. */
type TextCache = Map<string, { json: string; part: Promise<Part> }>

const openKept = (): TextCache => new Map()

/** A rendered page with its shared text at the mark. `encoding` is null where the sender compresses. */
export async function withShared(
  { memory }: Pick<Services, 'memory'>,
  drawn: Buffer,
  shared: Collected | null,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  const at = shared ? drawn.indexOf(shared.mark) : -1
  if (!shared || at < 0) return { body: drawn, encoding: null }
  const before = drawn.subarray(0, at)
  const after = drawn.subarray(at + Buffer.byteLength(shared.mark))
  if (shared.texts.length === 0 && encodingFor(accepted) === 'br')
    return { body: quicklyEncoded(Buffer.concat([before, after])), encoding: 'br' }
  const kept = memory.of(openKept)
  const texts = await Promise.all(shared.texts.map(text => keptPart(kept, text)))
  if (takesGzip(accepted))
    return { body: inOneStream([ownPart(before), ...texts, ownPart(after)]), encoding: 'gzip' }
  return { body: Buffer.concat([before, plainOf(texts), after]), encoding: null }
}

/** A text on a line of its own, escaped so that it cannot end its element. */
function keptPart(kept: TextCache, { name, json }: SharedText): Promise<Part> {
  const known = kept.get(name)
  const part = known?.json === json ? known.part : partOf(`\n#${name} ${json.replaceAll('<', '\\u003c')}`)
  kept.delete(name)
  kept.set(name, { json, part })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return part
}

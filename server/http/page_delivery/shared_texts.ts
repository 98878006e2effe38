// The texts that a personal page shares with others: they are at its end, already compressed. Of an editor page they are four tenths,
// and with them written and compressed for each household it costs 1.5 times as much.

import type { SharedText } from '../../../contract/page_request.ts'
import type { Services } from '../../integrations/services.ts'
import { encodingFor, quicklyEncoded, takesGzip } from '../encoding.ts'
import { inOneStream, ownPart, type Part, partOf, plainOf } from '../gzip_parts.ts'

/** Texts kept compressed: those of the weeks, plans and languages shown at the moment. */
const mostKept = 128

/** By id. */
type TextCache = Map<string, { json: string; part: Promise<Part> }>

const openKept = (): TextCache => new Map()

/** A rendered page with its shared texts before the end of its body. `encoding` is null where the sender compresses. */
export async function withShared(
  { memory }: Pick<Services, 'memory'>,
  drawn: Buffer,
  shared: readonly SharedText[],
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  if (shared.length === 0)
    return drawn.length > 0 && encodingFor(accepted) === 'br'
      ? { body: quicklyEncoded(drawn), encoding: 'br' }
      : { body: drawn, encoding: null }
  const end = drawn.lastIndexOf('</body>')
  const [before, after] = [drawn.subarray(0, end), drawn.subarray(end)]
  const kept = memory.of(openKept)
  const texts = await Promise.all(shared.map(text => keptPart(kept, text)))
  if (takesGzip(accepted))
    return { body: inOneStream([ownPart(before), ...texts, ownPart(after)]), encoding: 'gzip' }
  return { body: Buffer.concat([before, plainOf(texts), after]), encoding: null }
}

/** A text in an element of its own, escaped so that it cannot end it. */
function keptPart(kept: TextCache, { id, json }: SharedText): Promise<Part> {
  const known = kept.get(id)
  const part =
    known?.json === json
      ? known.part
      : partOf(`<script id="${id}" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`)
  kept.delete(id)
  kept.set(id, { json, part })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return part
}

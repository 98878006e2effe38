// Compresses responses that are sent more than once, and keeps them.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The shortest encoding that a request's `Accept-Encoding` allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepts(accepted, 'br')) return 'br'
  return takesGzip(accepted) ? 'gzip' : 'identity'
}

/** Whether a request's `Accept-Encoding` allows gzip. */
export const takesGzip = (accepted: string | undefined): boolean => accepts(accepted, 'gzip')

function accepts(accepted: string | undefined, encoding: string): boolean {
  for (const entry of accepted?.split(',') ?? []) {
    const [name, ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    if (name === encoding) return !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  }
  return false
}

/** @param quality of brotli, 0 to 11: the best for a file that is cached for good, 5 for a page that changes soon */
export async function encoded(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return content
  if (encoding === 'gzip') return zip(content, { level: 9 })
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

// Pages that clients share: kept whole but for the gaps where a household's own facts go (stand_in.ts), and compressed once
// however many households they are sent to.

import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Locale } from '../../domain/brands.ts'
import { cutAtStandIns, fillOf, type Gap, type Personal } from './stand_in.ts'

export interface GappedPage {
  status: number
  /** In bytes, uncompressed. */
  length: number
  headers: readonly (readonly [string, string])[]
  /** The page with these facts in its gaps, as bytes of UTF-8, or of gzip. */
  bytes(personal: Personal, compressed: boolean): Buffer
}

const deflated = promisify(deflateRaw)

/** What stands between two gaps. */
interface Part {
  plain: Buffer
  /** Ends at a whole byte and looks back at nothing before it: parts can stand one after the other in one stream. */
  deflated: Buffer
}

export async function gappedPage(response: Response, locale: Locale): Promise<GappedPage> {
  const { texts, gaps } = cutAtStandIns(await response.text(), locale)
  const parts = await Promise.all(texts.map(partOf))
  return {
    status: response.status,
    length: parts.reduce((sum, { plain }) => sum + plain.length, 0),
    headers: [...response.headers],
    bytes: (personal, compressed) => {
      const fills = gaps.map((gap: Gap) => Buffer.from(fillOf(gap, personal, locale)))
      return compressed ? zipped(parts, fills) : Buffer.concat(between(parts, fills, part => part.plain))
    },
  }
}

async function partOf(text: string): Promise<Part> {
  const plain = Buffer.from(text)
  return {
    plain,
    deflated: await deflated(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  }
}

/** Parts and fills in turn; there is one part more. */
function between(parts: readonly Part[], fills: readonly Buffer[], of: (part: Part) => Buffer): Buffer[] {
  return parts.flatMap((part, n) => (fills[n] ? [of(part), fills[n]] : [of(part)]))
}

/** RFC 1952: deflate, no time, no name, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: the last block, stored, of no bytes. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** One gzip stream of deflated parts, and of fills as they are: nothing is compressed anew. */
function zipped(parts: readonly Part[], fills: readonly Buffer[]): Buffer {
  const tail = Buffer.alloc(8)
  const plain = between(parts, fills, part => part.plain)
  tail.writeUInt32LE(
    plain.reduce((sum, bytes) => crc32(bytes, sum), 0),
    0,
  )
  tail.writeUInt32LE(
    plain.reduce((length, bytes) => length + bytes.length, 0),
    4,
  )
  const stored = fills.map(storedBlock)
  return Buffer.concat([gzipHead, ...between(parts, stored, part => part.deflated), lastBlock, tail])
}

/** RFC 1951, 3.2.4: bytes as they are, at most 65,535 of them. A name is shorter. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

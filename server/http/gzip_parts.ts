// Answers put together from parts that many share, which are compressed once, and of what is this answer's own, which goes in as it
// is: one gzip stream, for which nothing is compressed anew.

import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** What stands between two pieces of an answer's own. */
export interface Part {
  plain: Buffer
  /** Ends at a whole byte and looks back at nothing before it: parts can stand one after the other in one stream. */
  deflated: Buffer
}

export async function partOf(text: string): Promise<Part> {
  const plain = Buffer.from(text)
  return { plain, deflated: await deflate(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) }
}

/** A part and an answer's own piece in turn; there is one part more. */
export const plainOf = (parts: readonly Part[], own: readonly Buffer[]): Buffer =>
  Buffer.concat(between(parts, own, part => part.plain))

function between(parts: readonly Part[], own: readonly Buffer[], of: (part: Part) => Buffer): Buffer[] {
  return parts.flatMap((part, n) => (own[n] ? [of(part), own[n]] : [of(part)]))
}

/** RFC 1952: deflate, no time, no name, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: the last block, stored, of no bytes. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
/** RFC 1951, 3.2.4: the most bytes of one stored block. */
const longestStored = 65_535

/** The same as one gzip stream. */
export function zipped(parts: readonly Part[], own: readonly Buffer[]): Buffer {
  const tail = Buffer.alloc(8)
  const plain = between(parts, own, part => part.plain)
  tail.writeUInt32LE(
    plain.reduce((sum, bytes) => crc32(bytes, sum), 0),
    0,
  )
  tail.writeUInt32LE(
    plain.reduce((length, bytes) => length + bytes.length, 0),
    4,
  )
  const stored = own.map(storedBlocks)
  return Buffer.concat([gzipHead, ...between(parts, stored, part => part.deflated), lastBlock, tail])
}

/** Bytes as they are. */
function storedBlocks(bytes: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += longestStored) {
    const block = bytes.subarray(at, at + longestStored)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(~block.length & 0xffff, 3)
    blocks.push(head, block)
  }
  return Buffer.concat(blocks)
}

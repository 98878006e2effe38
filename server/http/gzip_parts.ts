// Builds one gzip stream from shared parts, each compressed once, and the parts that are this response's own.

import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

export interface Part {
  plain: Buffer
  /** Ends at a whole byte and refers to nothing before it, so parts can be concatenated in one stream. */
  deflated: Buffer
}

/** A part that many answers share, compressed well. */
export async function partOf(text: string): Promise<Part> {
  const plain = Buffer.from(text)
  return { plain, deflated: await deflate(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) }
}

/** RFC 1952: deflate, no time, no name, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: the last block, stored, of no bytes. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
/** RFC 1951, 3.2.4: the most bytes of one stored block. */
const longestStored = 65_535

/** Parts one after the other, not compressed. */
export const plainOf = (parts: readonly Part[]): Buffer => Buffer.concat(parts.map(({ plain }) => plain))

/** Parts one after the other as one gzip stream. */
export function inOneStream(parts: readonly Part[]): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(
    parts.reduce((sum, { plain }) => crc32(plain, sum), 0),
    0,
  )
  tail.writeUInt32LE(
    parts.reduce((length, { plain }) => length + plain.length, 0),
    4,
  )
  return Buffer.concat([gzipHead, ...parts.map(({ deflated }) => deflated), lastBlock, tail])
}

/** A short, uncompressed piece of the response's own. */
export const storedPart = (plain: Buffer): Part => ({ plain, deflated: storedBlocks(plain) })

/** A long piece of an answer's own. This level takes little over a third of the best level's time, and a tenth more bytes. */
export const ownPart = (plain: Buffer): Part => ({
  plain,
  deflated: deflateRawSync(plain, { level: 2, finishFlush: constants.Z_FULL_FLUSH }),
})

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

// Uploaded pictures: how good ones are stored, and which are refused.

import { randomUUIDv7 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readReference } from '../../../domain/pictures/reference.ts'
import { testServer } from '../../../tests/http.ts'
import { findOriginal } from './find_original.ts'
import { mostBytes, putPicture } from './put_picture.ts'

const now = '2026-11-27T18:00:00.000Z'
const clientId = randomUUIDv7()
const server = await testServer({ now })

const put = (bytes: Buffer) =>
  putPicture(server.services, { bytes, clientId, now: Temporal.Instant.from(now) })

/** A picture of two colours, red above blue. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
  ])

/** A PNG of its declared size, with any pixel data. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

describe('an uploaded picture', () => {
  test('is stored upright, without the camera’s metadata, no larger than needed, and served like any other', async () => {
    const exif = { IFD0: { Artist: 'Somebody', Copyright: 'Their house' } }
    const bytes = await flag(2400, 1800)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer()
    expect(bytes.toString('latin1')).toContain('Somebody')
    const picture = readReference(await put(bytes))
    expect(picture).toMatchObject({ folder: 'uploads', width: 1200, height: 1600 })
    const { address = '', name = '' } = picture ?? {}
    const kept = (await (
      await findOriginal(server.services.pool, { folder: 'uploads', name })
    )?.read()) as Buffer
    expect(kept.toString('latin1')).not.toContain('Somebody')
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'heif', hasAlpha: false })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    // Turned by a quarter to the right, the former top is at the right.
    const [red, , blue] = await sharp(kept)
      .extract({ left: 1100, top: 800, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(50)
    const served = await server.app.inject({ method: 'GET', url: `${address}?w=200&fm=webp` })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 210,
      height: 280,
    })
  })

  test('is the same picture when it is uploaded again, whatever its file’s name', async () => {
    const bytes = await flag(500, 500).png().toBuffer()
    const [one, two] = [await put(bytes), await put(bytes)]
    expect(two).toBe(one)
    const { rows } = await server.services.pool.query(
      'select came_as, came_bytes, uploaded_by from uploaded_picture where id = $1',
      [readReference(one)?.name],
    )
    expect(rows).toEqual([{ came_as: 'image/png', came_bytes: bytes.length, uploaded_by: clientId }])
  })

  test('has its transparent parts turned white', async () => {
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } })
      .webp()
      .toBuffer()
    const name = readReference(await put(bytes))?.name ?? ''
    const kept = (await (
      await findOriginal(server.services.pool, { folder: 'uploads', name })
    )?.read()) as Buffer
    expect([...(await sharp(kept).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })
})

describe('is refused', () => {
  const jpeg = () => flag(800, 800).jpeg().toBuffer()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>'
  const cases: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['nothing', 'picture_unreadable', () => Buffer.alloc(0)],
    ['a drawing that can hold a program', 'picture_unreadable', () => Buffer.from(svg)],
    ['a page', 'picture_unreadable', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page that begins like a JPEG',
      'picture_unreadable',
      () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
    ],
    ['a GIF', 'picture_unreadable', () => flag(800, 800).gif().toBuffer()],
    ['a TIFF', 'picture_unreadable', () => flag(800, 800).tiff().toBuffer()],
    ['half a picture', 'picture_unreadable', async () => (await jpeg()).subarray(0, 3_000)],
    [
      'noise behind a header',
      'picture_unreadable',
      async () => Buffer.concat([(await jpeg()).subarray(0, 300), Buffer.alloc(5_000, 0x5a)]),
    ],
    ['a PNG with less in it than it says', 'picture_unreadable', () => pngOf(2_000, 2_000, Buffer.alloc(50))],
    [
      'a PNG that unpacks to two gigapixels',
      'picture_too_large',
      () => pngOf(50_000, 50_000, Buffer.alloc(50)),
    ],
    ['a file of more than 15 MB', 'picture_too_large', () => Buffer.alloc(mostBytes + 1, 0xff)],
    ['a picture too small to show', 'picture_too_small', () => flag(390, 1_200).png().toBuffer()],
    ['our own source', 'picture_unreadable', () => readFileSync(import.meta.filename)],
  ]
  test.each(cases)('with %s: %s', async (_what, code, make) => {
    await expect(put(await make())).rejects.toMatchObject({ code })
  })
})

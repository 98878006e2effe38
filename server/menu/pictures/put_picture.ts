// Accepts an uploaded picture. Its type is read from its content, never from its name; it is opened within limits,
// turned upright, stripped of metadata, and written as a new file.

import { Refusal } from '../../../contract/errors.ts'
import { type PictureFacts, referenceTo } from '../../../domain/pictures/reference.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { mostPixels, sharp } from '../../request/libvips.ts'
import { describePicture, digestOfPicture } from './describe.ts'
import { insertUploaded } from './store.ts'

/** The longest accepted file, in bytes. */
export const mostBytes = 15_000_000
/** The shortest side, in pixels: less would look blurred on every screen. */
const shortestSide = 400
/** The longest stored side, in pixels: twice the widest place of a picture. */
const longestSide = 1600
/** Encoded once and read often, so with more effort and quality than a picture made for a request. */
const kept = { quality: 65, effort: 5 }

/** Digits of the digest in a picture's name; its version is their beginning. */
const idLength = 24

/** First bytes of the accepted types; sharp opens no others (libvips.ts). */
const types = [
  { type: 'image/jpeg', is: (head: Buffer) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/png', is: (head: Buffer) => head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' },
  {
    type: 'image/webp',
    is: (head: Buffer) =>
      head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'image/avif', is: (head: Buffer) => /^ftyp(avif|mif1)/.test(head.toString('latin1', 4, 12)) },
]

/** The type of a file by its content; undefined for an unaccepted one. */
const typeOf = (bytes: Buffer): string | undefined => types.find(({ is }) => is(bytes.subarray(0, 32)))?.type

interface PutPicture {
  bytes: Buffer
  /** The admin who uploads it. */
  clientId: string
  now: Temporal.Instant
}

/**
 * Stores a picture. The same picture again is the same one.
 * @returns its reference, as in a dish's `picture` (domain/pictures/reference.ts)
 * @throws picture_too_large for too many bytes or pixels, picture_too_small for too few pixels, picture_unreadable for anything but
 *   a complete JPEG, PNG, WebP or AVIF picture
 */
export async function putPicture(
  { pool }: Pick<Services, 'pool'>,
  { bytes, clientId, now }: PutPicture,
): Promise<string> {
  if (bytes.length > mostBytes) throw new Refusal('picture_too_large')
  const cameAs = typeOf(bytes)
  if (cameAs === undefined) throw new Refusal('picture_unreadable')
  const content = await madeReady(bytes)
  const { version, ...facts } = await describePicture(content)
  const id = digestOfPicture(content).slice(0, idLength)
  const at = now.toString()
  const row = { id, ...facts, content, cameAs, cameBytes: bytes.length, uploadedBy: clientId, at }
  await withTx(pool, tx => insertUploaded(tx, row))
  const picture: PictureFacts = { folder: 'uploads', name: id, version, ...facts }
  return referenceTo(picture)
}

async function madeReady(bytes: Buffer): Promise<Buffer> {
  const opened = () => sharp(bytes, { limitInputPixels: false, failOn: 'warning', pages: 1 })
  const { width, height } = await opened().metadata().catch(unreadable)
  if (width * height > mostPixels) throw new Refusal('picture_too_large')
  if (Math.min(width, height) < shortestSide) throw new Refusal('picture_too_small')
  return opened()
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .avif(kept)
    .toBuffer()
    .catch(unreadable)
}

function unreadable(): never {
  throw new Refusal('picture_unreadable')
}

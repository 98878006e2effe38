import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blurAddress, blurColours, blurOf, blurSide } from './blur.ts'

const count = blurSide ** 2
/** Pixels in 15 colours, none like its neighbours, and some transparent. */
const points = Array.from({ length: count }, (_, at) => {
  const colour = (at * 7 + (at >> 3)) % (blurColours + 1)
  return colour === blurColours ? null : ([colour * 17, 255 - colour * 13, (colour * 37) % 256] as const)
})

// The program reads no GIF (server/request/libvips.ts), and another file of this process may have begun it.
sharp.unblock({ operation: ['VipsForeignLoadNsgif'] })

test('a blur is 96 bytes of data', () => {
  expect(atob(blurOf(points))).toHaveLength(96)
})

test('a blur becomes a picture that any program reads: 8 × 8 pixels, each in its colour or transparent', async () => {
  const [, data = ''] = blurAddress(blurOf(points))?.split('base64,') ?? []
  const { data: read, info } = await sharp(Buffer.from(data, 'base64')).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  expect([info.width, info.height]).toEqual([8, 8])
  const shown = points.map((_, at) => {
    const [red, green, blue, cover] = read.subarray(at * 4)
    return cover === 0 ? null : [red, green, blue]
  })
  expect(shown).toEqual(points)
})

test('another number of pixels or too many colours make no blur', () => {
  expect(() => blurOf([])).toThrow(RangeError)
  expect(() => blurOf(new Array(count + 1).fill(null))).toThrow(RangeError)
  expect(() => blurOf(points.map((_, at) => [at, at, at]))).toThrow(RangeError)
})

test('a blur in another format is not shown', () => {
  expect(blurAddress('LFYKVqdJRj0Ua+VVYEXpVRVrsGIpVmxi0mr0bvJqC2I=')).toBeNull()
  expect(blurAddress('')).toBeNull()
})

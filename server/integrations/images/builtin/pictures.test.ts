// Pictures as browsers receive them, from the originals that come with the program.

import { on, once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf, type PictureFacts } from '../../../../domain/pictures/reference.ts'
import { testServer } from '../../../../tests/http.ts'
import { cataloguePictures } from '../../../menu/pictures/picture_of.ts'

const now = '2026-11-27T18:00:00.000Z'
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const forever = 'public, max-age=31536000, immutable'

const plate = cataloguePictures.get('dishes/chana-masala') as PictureFacts
const cutout = [...cataloguePictures.values()].find(({ folder }) => folder === 'cutouts') as PictureFacts

const dataDir = mkdtempSync(join(tmpdir(), 'mealkit-data-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const server = await testServer({ now, environment: { DATA_DIR: dataDir } })

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', accept: chrome, ...headers } })
const sized = (picture: PictureFacts, query: string, headers: Record<string, string> = {}) =>
  get(`${addressOf(picture)}?${query}`, headers)
const shapeOf = async ({ rawPayload }: LightMyRequestResponse) => {
  const { format, compression, width, height, hasAlpha } = await sharp(rawPayload).metadata()
  return { format: compression === 'av1' ? 'avif' : format, width, height, hasAlpha }
}

describe('a picture at a size', () => {
  test('comes in the browser’s best format, cached for good', async () => {
    const webp = await sized(plate, 'auto=format&w=328', { accept: 'image/webp,*/*' })
    expect(await shapeOf(webp)).toMatchObject({ format: 'webp', width: 328, height: 328 })
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': forever,
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    })
    const jpeg = await sized(plate, 'auto=format&w=328', { accept: '*/*' })
    expect(await shapeOf(jpeg)).toMatchObject({ format: 'jpeg', width: 328 })
    const again = await sized(plate, 'auto=format&w=328', {
      accept: '*/*',
      'if-none-match': String(jpeg.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is WebP for the first request of AVIF, and AVIF once that is made', async () => {
    const first = await sized(plate, 'auto=format&w=244')
    expect(await shapeOf(first)).toMatchObject({ format: 'webp', width: 244 })
    expect(first.headers['cache-control']).toBe('public, max-age=86400, s-maxage=60')
    const later = async () => shapeOf(await sized(plate, 'auto=format&w=244'))
    await expect.poll(later).toMatchObject({ format: 'avif', width: 244 })
    const second = await sized(plate, 'auto=format&w=244')
    expect(second.headers['cache-control']).toBe(forever)
    expect(second.rawPayload.length).toBeLessThan(first.rawPayload.length)
  })

  test('is made once for simultaneous requests', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => sized(plate, 'w=181&fm=webp')))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    const files = readdirSync(join(dataDir, 'pictures')).filter(name => name.includes('181x181'))
    expect(files).toEqual([`dishes.chana-masala.${plate.version}.181x181.q75.webp`])
  })

  test('is not made for a browser that went on before its turn came', async () => {
    await server.app.listen({ port: 0 })
    const { port } = server.app.server.address() as AddressInfo
    const ask = (picture: PictureFacts): ClientRequest =>
      request({
        port,
        path: `${addressOf(picture)}?fm=webp&w=441`,
        headers: { host: 'localhost:3000' },
      }).end()
    const answered = async (asked: ClientRequest) => {
      const [answer]: IncomingMessage[] = await once(asked, 'response')
      answer?.resume()
      return answer?.statusCode
    }
    const dishes = [...cataloguePictures.values()].filter(
      ({ folder, name }) => folder === 'dishes' && name < 'c',
    )
    const [left, after, ...before] = dishes as [PictureFacts, PictureFacts, ...PictureFacts[]]
    const earlier = before.map(picture => answered(ask(picture)))
    const leaving = ask(left).on('error', () => {})
    for await (const [{ url }] of on(server.app.server, 'request')) if (url.startsWith(addressOf(left))) break
    leaving.destroy()
    const all = await Promise.all([...earlier, answered(ask(after))])
    expect(new Set(all)).toEqual(new Set([200]))
    const files = readdirSync(join(dataDir, 'pictures'))
    const isMade = ({ name }: PictureFacts) => files.some(file => file.startsWith(`dishes.${name}.`))
    expect([...before, left, after].map(isMade)).toEqual([...before.map(() => true), false, true])
  })

  test('is never larger than the original, which is then the best available', async () => {
    const [large, whole] = [await sized(plate, 'auto=format&w=8192'), await get(addressOf(plate))]
    expect(await shapeOf(large)).toMatchObject({ format: 'avif', width: plate.width, height: plate.height })
    expect(large.rawPayload.equals(whole.rawPayload)).toBe(true)
    expect(whole.headers['cache-control']).toBe(forever)
  })

  test('is smaller than the original at the quality of a fine screen, at its whole width too', async () => {
    const whole = await get(addressOf(cutout))
    const { width = 0 } = await shapeOf(whole)
    const fine = await sized(cutout, `fm=avif&w=${width}&q=60`)
    expect(await shapeOf(fine)).toMatchObject({ format: 'avif', width, hasAlpha: true })
    expect(fine.rawPayload.length).toBeLessThan(0.9 * whole.rawPayload.length)
  })

  test('keeps its transparent background where it is cut out', async () => {
    const png = await sized(cutout, 'auto=format&w=135', { accept: 'image/*' })
    expect(await shapeOf(png)).toEqual({ format: 'png', width: 135, height: 135, hasAlpha: true })
    const webp = await sized(cutout, 'auto=format&w=135', { accept: 'image/webp' })
    expect(await shapeOf(webp)).toMatchObject({ format: 'webp', hasAlpha: true })
  })

  test('of older content redirects to the current one, and the redirect is not cached', async () => {
    const old = await get(`/pictures/dishes/chana-masala/000000000000?auto=format&w=100`)
    expect(old.statusCode).toBe(302)
    expect(old.headers).toMatchObject({
      location: `${addressOf(plate)}?auto=format&w=100`,
      'cache-control': 'no-store',
    })
  })
})

describe('a bad request', () => {
  const version = plate.version
  test.each([
    [`/pictures/dishes/no-such-dish/${version}?w=100`, 404, 'not_found'],
    [`/pictures/elsewhere/chana-masala/${version}?w=100`, 404, 'not_found'],
    [`/pictures/uploads/0123456789abcdef01234567/${version}?w=100`, 404, 'not_found'],
    [`/pictures/dishes/..%2f..%2fpackage/${version}`, 400, 'unreadable'],
    [`/pictures/dishes%2fchana-masala/${version}`, 400, 'unreadable'],
    [`/pictures/../../package.json`, 404, 'not_found'],
    [`/pictures/dishes/chana-masala.avif/${version}`, 404, 'not_found'],
    [`/pictures/dishes/%00/${version}`, 404, 'not_found'],
    [`/pictures/dishes/constructor/${version}`, 404, 'not_found'],
    [`/pictures/dishes/${'a'.repeat(90)}/${version}`, 404, 'not_found'],
    ['/pictures', 404, 'not_found'],
    ['/pictures/dishes', 404, 'not_found'],
    ['/pictures/dishes/%E0%A4%A/x', 400, 'unreadable'],
    [`${addressOf(plate)}?w=99999999`, 422, 'invalid_input'],
    [`${addressOf(plate)}?w=-1`, 422, 'invalid_input'],
    [`${addressOf(plate)}?w=100&w=200`, 422, 'invalid_input'],
    [`${addressOf(plate)}?w=NaN`, 422, 'invalid_input'],
    [`${addressOf(plate)}?w=100&dpr=6`, 422, 'invalid_input'],
    [`${addressOf(plate)}?fm=svg`, 422, 'invalid_input'],
  ])(
    'for %s is refused with %d %s',
    { tags: '[VAL-SRCSET-WIDTHS] [VAL-SRCSET-DPR]' },
    async (url, status, code) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )
})

test('a signed source is used for the sizes on offer, and for nothing else in an address', async () => {
  const signing = await testServer({
    now,
    environment: { DATA_DIR: dataDir, IMGIX_DOMAIN: 'fp.imgix.net', IMGIX_TOKEN: 'secret-token' },
  })
  const url = `${addressOf(plate)}?auto=format&w=300&blend=https://evil.example/x.png`
  const answer = await signing.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000' } })
  expect(answer.statusCode).toBe(302)
  const there = new URL(String(answer.headers.location))
  expect(there.origin + there.pathname).toBe(`https://fp.imgix.net${addressOf(plate)}`)
  expect(Object.fromEntries(there.searchParams)).toEqual({
    auto: 'format',
    w: '328',
    q: '75',
    s: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { cataloguePictures } from '../menu/pictures/picture_of.ts'

const server = await testServer({ now: '2026-11-27T18:00:00.000Z' })

test('a dish’s card has its brand’s ground, at the size networks recommend, with the whole dish', async () => {
  for (const [brand, key] of [
    ['freshprep', 'dishes/chana-masala'],
    ['cookit', 'cutouts/salmon-poke-bowl'],
  ] as const) {
    const answer = await visitor(server.app, brand).get(
      `/share/${key}/${cataloguePictures.get(key)?.version}`,
    )
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    const [r = 0, g = 0, b = 0] = await sharp(answer.rawPayload)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    const ground = brand === 'cookit' ? [254, 159, 129] : [250, 246, 234]
    for (const [place, value] of [r, g, b].entries())
      expect(Math.abs(value - (ground[place] ?? 0))).toBeLessThan(4)
  }
})

test('the address of older content redirects to the current one, and an unknown one to nothing', async () => {
  const old = await visitor(server.app).get('/share/dishes/chana-masala/000000000000')
  expect(old.headers.location).toBe(
    `/share/dishes/chana-masala/${cataloguePictures.get('dishes/chana-masala')?.version}`,
  )
  expect((await visitor(server.app).get('/share/dishes/no-such-dish/000000000000')).statusCode).toBe(404)
})

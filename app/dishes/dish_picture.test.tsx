import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { referenceTo } from '../../domain/pictures/reference.ts'
import { PictureHost } from '../components/picture_host.ts'
import { DishPicture, type DishPictureProps } from './dish_picture.tsx'

const facts = {
  folder: 'dishes',
  name: 'chana-masala',
  version: '0123456789ab',
  width: 800,
  height: 600,
} as const
const blur = 'A'.repeat(128)
const picture = referenceTo({ ...facts, blur })
const address = '/pictures/dishes/chana-masala/0123456789ab'

const shown = (props: Partial<DishPictureProps> = {}, host = '') =>
  renderToStaticMarkup(
    <PictureHost value={host}>
      <DishPicture picture={picture} {...props} />
    </PictureHost>,
  ).replaceAll('&amp;', '&')

/** Attributes of the picture element in the page. */
function attributesOf(html: string): Record<string, string> {
  const [tag = ''] = /<img[^>]*dish-photo[^>]*>/.exec(html) ?? []
  const found = [...tag.matchAll(/([A-Za-z]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}
const candidates = (srcset = '') => srcset.split(', ').map(one => one.split(' ') as [string, string])

test('a picture offers whole widths from 100, up to its own or to the next above its place', {
  tags: '[CONST-SRCSET-WIDTHS] [VAL-SRCSET-WIDTHS]',
}, () => {
  for (const [size, most] of [
    ['card', 594],
    ['lead', 800],
    ['hero', 800],
  ] as const) {
    const { srcset, sizes, src } = attributesOf(shown({ size }))
    const widths = candidates(srcset).map(([, width]) => Number(width.slice(0, -1)))
    expect(widths.every(width => Number.isInteger(width) && width >= 100 && width <= 800)).toBe(true)
    expect(widths.at(-1)).toBe(most)
    expect(candidates(srcset)[0]?.[0]).toBe(`${address}?auto=format&w=${widths[0]}`)
    expect(sizes).toMatch(/^auto, .*vw$/)
    expect(src).toMatch(/\?auto=format&w=\d+$/)
  }
})

test('every screen is offered the pixels that its place has, and no more than a step above them', () => {
  const large = referenceTo({ ...facts, width: 8_192, height: 8_192, blur })
  for (const [size, across] of [
    ['card', 353],
    ['lead', 722],
    ['hero', 1_035],
    ['wide', 1_353],
  ] as const) {
    const html = shown({ picture: large, size })
    const [finest, finer] = [...html.matchAll(/<source[^>]*>/g)].map(
      ([tag]) => /srcset="([^"]*)"/.exec(tag)?.[1],
    )
    const wanted = { 1: attributesOf(html).srcset, 2: finer, 3: finest }
    for (const [ratio, srcset] of Object.entries(wanted)) {
      const widths = candidates(srcset).map(([, width]) => Number(width.slice(0, -1)))
      const pixels = across * (Number(ratio) + 0.5)
      expect(widths.at(-1), `${size} at ${ratio}`).toBeGreaterThanOrEqual(pixels)
      expect(widths.at(-1), `${size} at ${ratio}`).toBeLessThanOrEqual(1.17 * pixels)
    }
  }
})

test('a thumb has one size, for screens of ratios 1 to 5', {
  tags: '[CONST-SRCSET-RATIOS] [CONST-SRCSET-QUALITY] [VAL-SRCSET-DPR]',
}, () => {
  const found = candidates(attributesOf(shown({ size: 'thumb' })).srcset)
  expect(found.map(([, ratio]) => ratio)).toEqual(['1x', '2x', '3x', '4x', '5x'])
  const qualities = found.map(([url]) => new URL(url, 'https://x').searchParams.get('q'))
  expect(qualities).toEqual(['75', '50', '35', '23', '20'])
})

test('its place has a size and its own colours before it loads, without an inline style', () => {
  const html = shown()
  expect(attributesOf(html)).toMatchObject({
    width: '800',
    height: '600',
    loading: 'lazy',
    decoding: 'async',
  })
  expect(html).toMatch(/class="dish-blur"[^>]*src="data:image\/gif;base64,[A-Za-z0-9+/]+=*"/)
  expect(html).not.toContain('style=')
})

test('only the first picture of a page loads before everything else', () => {
  expect(attributesOf(shown({ eager: 'first' }))).toMatchObject({ loading: 'eager', fetchpriority: 'high' })
  expect(attributesOf(shown({ eager: true }))).toMatchObject({ loading: 'eager', fetchpriority: 'auto' })
})

test('alternative text stays text, whatever it says', () => {
  const alt = '"><script>alert(1)</script>&amp;'
  const html = renderToStaticMarkup(<DishPicture alt={alt} picture={picture} />)
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"')
  expect(html).not.toContain('<script')
})

test('sizes are requested from the host that the page was given', () => {
  const { srcset, src } = attributesOf(shown({}, 'https://fp.imgix.net'))
  for (const [url] of [...candidates(srcset), [src]]) expect(url).toContain(`https://fp.imgix.net${address}?`)
})

test('a grocery has its own background, without a plate', () => {
  const pack = referenceTo({ ...facts, folder: 'packs', name: 'cookit-sourdough-loaf', blur })
  expect(shown({ picture: pack })).toContain('data-kind="pack"')
})

test('a missing picture is an empty plate with a text', () => {
  expect(shown({ picture: null, alt: 'Chana masala' })).toMatch(/<svg.*Chana masala/s)
  expect(shown({ picture: '/pictures/../secret', alt: '' })).not.toContain('secret')
})

test('a cut-out plate is shown as a plate, a photograph fills its place', () => {
  const plate = referenceTo({ ...facts, folder: 'cutouts', name: 'chana-masala', blur })
  expect(shown({ picture: plate })).toContain('data-kind="cutout"')
  expect(shown()).toContain('data-kind="photo"')
})

test('every picture but a thumb is requested at quality 60 for two device pixels, at 50 for finer screens', () => {
  for (const size of ['card', 'lead', 'hero', 'wide'] as const) {
    for (const eager of ['first', true, false] as const) {
      const sources = [...shown({ size, eager }).matchAll(/<source[^>]*>/g)].map(([tag]) => ({
        media: /media="([^"]*)"/.exec(tag)?.[1],
        qualities: new Set([...tag.matchAll(/&q=(\d+)/g)].map(([, quality]) => quality)),
        // Lazy images may use their own width.
        auto: tag.includes('sizes="auto, '),
      }))
      expect(sources).toEqual([
        { media: '(min-resolution: 2.5x)', qualities: new Set(['50']), auto: !eager },
        { media: '(min-resolution: 1.5x)', qualities: new Set(['60']), auto: !eager },
      ])
    }
  }
  expect(shown({ size: 'thumb' })).not.toContain('<source')
})

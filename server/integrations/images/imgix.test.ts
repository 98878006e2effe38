import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fluidSrcset, widthsWithin } from '../../../domain/pictures/srcset.ts'
import { pagePolicy } from '../../http/headers.ts'
import { imgixImages } from './imgix.ts'

const path = '/pictures/dishes/chana-masala/0123456789ab'

test('an address at imgix is the path of ours at its domain, with the same parameters', () => {
  const images = imgixImages({ domain: 'fp.imgix.net', token: undefined })
  expect(images.address(path, { auto: 'format', w: 441 })).toBe(
    `https://fp.imgix.net${path}?auto=format&w=441`,
  )
  const offered = fluidSrcset(images.host + path, widthsWithin(800)).split(', ')
  expect(offered[10]).toBe(`${images.address(path, { auto: 'format', w: 441 })} 441w`)
})

test('where addresses are signed, pages ask at our own, and the signature covers token, path and parameters', () => {
  const images = imgixImages({ domain: 'fp.imgix.net', token: 'secret-token' })
  expect(images.host).toBe('')
  const signature = createHash('md5').update(`secret-token${path}?auto=format&w=441`).digest('hex')
  expect(images.address(path, { auto: 'format', w: 441 })).toBe(
    `https://fp.imgix.net${path}?auto=format&w=441&s=${signature}`,
  )
})

test('pages may show pictures of the configured source, and of no other host', () => {
  const sources = (imgixDomain: string | undefined) =>
    /img-src ([^;]*)/.exec(pagePolicy([], { devServer: false, imgixDomain }))?.[1]
  expect(sources('fp.imgix.net')).toBe("'self' data: blob: https://fp.imgix.net")
  expect(sources(undefined)).toBe("'self' data: blob:")
})

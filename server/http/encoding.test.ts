import { describe, expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'
import { inlineScripts } from './page_delivery/whole_page.ts'

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['BR', 'br'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})

test('only a page’s own inline scripts are named, by the hash of exactly the text between their tags', {
  tags: '[ARCH-SCRIPTS]',
}, () => {
  const html =
    '<script>evil()</script><script nonce="x">evil()</script><script nonce="word" src="/x.js"></script><script nonce="word">a < b</script>'
  // echo -n 'a < b' | openssl dgst -sha256 -binary | base64
  expect(inlineScripts(html, 'word')).toEqual(["'sha256-7+Hlx2Vr8LqQcasoFPqn2AmTTgoMPYgL6CInd4G5SiI='"])
})

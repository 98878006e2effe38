import { describe, expect, test } from 'vitest'
import { onBehalfOf } from './asker.ts'
import { deviceNow, deviceOf } from './device.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe('a device', () => {
  test.each([
    [firefox, 'Firefox, Windows'],
    [iphone, 'Safari, iOS'],
    ['', null],
    [null, null],
    ['\u0000<script>', null],
  ])('%j is %j', (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words)
  })

  test('is known to the work of its request, and to nothing else', async () => {
    expect(deviceNow()).toBeNull()
    const seen = await onBehalfOf({ userAgent: firefox, network: null, log: { info() {} } }, async () => {
      await Promise.resolve()
      return deviceNow()
    })
    expect(seen).toBe('Firefox, Windows')
    expect(deviceNow()).toBeNull()
  })
})

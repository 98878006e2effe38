// The addresses that this browser keeps over a sign-in never lead to another site, whatever they contain.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeReturnTarget } from './api.ts'
import { beginTrip, endTrip } from './social/trip.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example/settings',
  'javascript:alert(1)',
])('%j is followed neither after a sign-in nor after a return from a provider', url => {
  kept.set('return-target', url)
  expect(takeReturnTarget()).toBeNull()
  beginTrip({ from: url } as Parameters<typeof beginTrip>[0])
  expect(endTrip()).toBeNull()
})

test('a page of this site is followed once', () => {
  kept.set('return-target', '/fr/compte?semaine=2')
  expect([takeReturnTarget(), takeReturnTarget()]).toEqual(['/fr/compte?semaine=2', null])
  beginTrip({ from: '/settings' } as Parameters<typeof beginTrip>[0])
  expect(endTrip()?.from).toBe('/settings')
})

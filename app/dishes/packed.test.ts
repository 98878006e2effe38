import { expect, test, vi } from 'vitest'
import type { SharedText } from '../../contract/page_request.ts'
import { pack, unpack } from './packed.ts'

interface Loaded {
  order: string
  dishes: string[]
}

const dishes = ['Soup', 'Stew\nwith a line of its own']

test('a packed value comes back equal, with its shared parts the same object for everybody', () => {
  const [first, second] = ['a', 'b'].map(order => unpack<Loaded>(pack({ order, dishes }, ['dishes'])))
  expect([first, second]).toEqual([
    { order: 'a', dishes },
    { order: 'b', dishes },
  ])
  expect(first?.dishes).toBe(second?.dishes)
  expect(unpack(pack({ order: 'c', dishes }))).toEqual({ order: 'c', dishes })
})

test('a page with a place for shared parts has them there, and the browser restores them', async () => {
  const added: SharedText[] = []
  const packed = pack({ order: 'a', dishes }, ['dishes'], added)
  expect(packed).not.toContain('Soup')
  expect(unpack(packed)).toEqual({ order: 'a', dishes })
  // A browser that has packed nothing itself.
  vi.resetModules()
  const browser = await import('./packed.ts')
  const getElementById = (id: string) => ({ textContent: added.find(text => text.id === id)?.json })
  vi.stubGlobal('document', { getElementById })
  expect(browser.unpack(packed)).toEqual({ order: 'a', dishes })
  vi.unstubAllGlobals()
})

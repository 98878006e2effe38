import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../contract/index.ts'
import { openOutsideRewards } from './outside_rewards.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Presses the entry with this answer. @returns the press, the new tab and the log */
async function pressed(answer: () => Promise<{ url: string | null }>) {
  const tab = { location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.fn(() => tab)
  const preventDefault = vi.fn()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', { open })
  await openOutsideRewards({ preventDefault }, { get: answer } as unknown as Api)
  return { tab, open, preventDefault, warn }
}

const answering = (url: string | null) => async () => ({ url })

test('the outside programme opens in a tab of its own', {
  tags: '[RT-REWARDS-EXTERNAL] [FLAG-REWARDS-NEW-TAB]',
}, async () => {
  const { tab, open, preventDefault, warn } = await pressed(answering('https://rewards.example/'))
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledWith('', '_blank')
  expect(tab.location.replace).toHaveBeenCalledWith('https://rewards.example/')
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['there is no such program', answering(null)],
  ['the call fails', () => Promise.reject(new TypeError('failed to fetch'))],
])(
  'where %s, that is only logged, and the empty tab is closed',
  { tags: '[ERR-REWARDS-URL]' },
  async (_, answer) => {
    const { tab, warn } = await pressed(answer)
    expect(tab.close).toHaveBeenCalledOnce()
    expect(tab.location.replace).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledOnce()
  },
)

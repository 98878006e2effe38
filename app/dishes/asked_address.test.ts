import { expect, test } from 'vitest'
import { openAskedAddress } from './asked_address.ts'

const menu = (search = '', pathname = '/menu/next-week') => ({ pathname, search })

test('two filters pressed in quick succession are both requested, whichever the page shows by then', {
  tags: '[MENU-FILTERS]',
}, () => {
  const asked = openAskedAddress()
  expect(asked.ask(menu(), { diet: 'vegan' }).toString()).toBe('diet=vegan')
  expect(asked.ask(menu(), { time: '30' }).toString()).toBe('diet=vegan&time=30')
  // The first has arrived, the second is on its way.
  asked.shown(new URLSearchParams('diet=vegan'))
  expect(asked.ask(menu('?diet=vegan'), { spice: 'mild' }).toString()).toBe('diet=vegan&time=30&spice=mild')
})

test('a filter that is shown is not requested again on a page without it', () => {
  const asked = openAskedAddress()
  asked.ask(menu(), { diet: 'vegan' })
  asked.shown(new URLSearchParams('diet=vegan'))
  // The same page opened again, from a link.
  expect(asked.ask(menu(), { time: '30' }).toString()).toBe('time=30')
})

test('a filter is dropped if its page was left before it showed', () => {
  const asked = openAskedAddress()
  asked.ask(menu(), { diet: 'vegan' })
  expect(asked.now(menu('', '/menu/this-week')).toString()).toBe('')
  asked.ask(menu(), { diet: 'vegan' })
  expect(asked.ask(menu('?q=soup'), { time: '30' }).toString()).toBe('q=soup&time=30')
})

test('a filter removed before it was shown is not requested', () => {
  const asked = openAskedAddress()
  asked.ask(menu('?q=soup'), { diet: 'vegan' })
  expect(asked.ask(menu('?q=soup'), { diet: null, q: '' }).toString()).toBe('')
})

test('a search that the page shows late is not the newest, as the person has typed on', {
  tags: '[RT-EDITOR-SEARCH] [RT-FAQ]',
}, () => {
  const asked = openAskedAddress()
  asked.ask(menu(), { q: 'mea' })
  asked.ask(menu('?q=mea'), { q: 'meat' })
  // The address has the first, then the second; the page still shows the first.
  for (const search of ['?q=mea', '?q=meat']) {
    expect(asked.isNewest(menu(search), 'q', 'mea')).toBe(false)
    expect(asked.isNewest(menu(search), 'q', 'meat')).toBe(true)
  }
  // Back to the page without a search, and a link to one with a space at its end.
  expect(asked.isNewest(menu(), 'q', '')).toBe(true)
  expect(asked.isNewest(menu('?q=thai%20'), 'q', 'thai')).toBe(true)
})

// The addresses of menus, their weeks and their dishes. It needs no browser.

import { expect, test } from '@playwright/test'
import { linksOf, textOf, visit } from './visit.ts'

test('a menu without a date is this week’s', {
  tag: '@[RT-MENU-REDIRECT] [RT-MENU-EN] [RT-MENU-FR]',
}, async () => {
  const leadsTo = async (path: string) => (await visit('freshprep', path)).location
  expect(await leadsTo('/menu')).toBe('/menu/this-week')
  expect(await leadsTo('/fr/menu')).toBe('/fr/menu/this-week')
  expect(await leadsTo('/en/weekly-menu')).toBe('/en/weekly-menu/this-week')
  expect(await leadsTo('/fr/menu-semaine')).toBe('/fr/menu-semaine/this-week')
  expect(await leadsTo('/menu-semaine')).toBe('/fr/menu-semaine/this-week')
  expect(await leadsTo('/menu?category=rte&q=pea')).toBe('/menu/this-week?category=rte&q=pea')
})

test('an alias keeps its language through its redirect, and from there on', {
  tag: '@[RT-MENU-EN] [RT-MENU-FR]',
}, async () => {
  const menu = await visit('cookit', '/weekly-menu')
  expect([menu.location, menu.cookie]).toEqual(['/en/weekly-menu/this-week', 'language=en'])
  const signIn = await visit('freshprep', '/connexion')
  expect([signIn.lang, signIn.cookie]).toEqual(['fr', 'language=fr'])
  expect((await visit('freshprep', '/clients/sign_in', signIn.cookie)).lang).toBe('fr')
})

test('an address without a valid week is not found, and leads to the published weeks (rule 70)', {
  tag: '@[RT-MENU-DATE]',
}, async () => {
  const unreadable = ['garbage', 'tomorrow', '2026-02-30', '2026-13-45', '2026-1-1', 'last-week']
  for (const date of [...unreadable, '0001-01-01', '1899-12-31', '2200-01-06', '9999-12-01']) {
    const answer = await visit('freshprep', `/menu/${date}`)
    expect([date, answer.status]).toEqual([date, 404])
    expect(linksOf(answer).some(link => /\/menu\/(this-week|next-week|\d{4}-\d\d-\d\d)$/.test(link))).toBe(
      true,
    )
  }
})

test('a date shows its week; a week without a menu says so and offers the nearest', {
  tag: '@[RT-MENU-DATE]',
}, async () => {
  const week = async (date: string) => (await visit('freshprep', `/menu/${date}`)).title
  const [nextWeek] = linksOf(await visit('freshprep', '/menu/next-week')).filter(link =>
    /^\/menu\/\d/.test(link),
  )
  expect(nextWeek).toBeDefined()
  expect(await week('next-week')).toMatch(/^Menu for the week of /)
  const none = await visit('freshprep', '/menu/2020-01-01')
  expect(none.status).toBe(200)
  expect(textOf(none)).toContain('This week is over.')
  expect(linksOf(none).filter(link => /^\/menu\/20\d\d-/.test(link)).length).toBeGreaterThan(0)
})

test('a dish has a page, and an unknown one is not found', {
  tag: '@[RT-PRODUCT] [RT-PRODUCT-FR]',
}, async () => {
  expect((await visit('freshprep', '/product/beef-tacos-slaw')).title).toContain('Beef Tacos')
  expect((await visit('freshprep', '/fr/produit/beef-tacos-slaw')).title).toContain('Tacos au bœuf')
  for (const id of ['no-such-dish', 'No Such', '..%2f..%2fetc']) {
    expect((await visit('freshprep', `/product/${encodeURIComponent(id)}`)).status).toBe(404)
  }
})

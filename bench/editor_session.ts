// A person who fills their box on a phone for a few minutes: steppers, tabs, filters, the search, the quick look,
// swaps, pairings, the receipt and Undo, one after the other, at human speed.

import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import type { Phone } from './phone.ts'

/** Milliseconds between two taps, and between two keys. */
const betweenTaps = 400
const betweenKeys = 120
const words = ['poulet', 'crevete', 'brocoli', 'fromage', 'saumon', 'taco']

type Act = (phone: Phone, round: number) => Promise<unknown>

const acts: Readonly<Record<string, Act>> = {
  'put in': (phone, round) => tap(phone, nth(phone.page.locator('.editor-grid button.plus'), round)),
  more: (phone, round) =>
    tap(phone, nth(phone.page.locator('.editor-grid .stepper-button:last-child'), round)),
  less: (phone, round) =>
    tap(phone, nth(phone.page.locator('.editor-grid .stepper-button:first-child'), round)),
  undo: phone => tap(phone, phone.page.locator('.toast button.link').last()),
  swap: ({ page }, round) => swap(nth(page.locator('.product-swap select'), round)),
  pairing: (phone, round) => tap(phone, nth(phone.page.locator('.product-ways .pairing'), round)),
  'quick look': (phone, round) => lookAt(phone, round),
  tab: (phone, round) => tap(phone, nth(phone.page.locator('.editor-browse [role=tab]'), round)),
  kind: (phone, round) => tap(phone, nth(phone.page.locator('.editor-kinds button'), round)),
  'all kinds': phone => tap(phone, phone.page.locator('.editor-kinds button').first()),
  filters: (phone, round) => filter(phone, round),
  search: (phone, round) => search(phone, words[round % words.length] as string),
  receipt: phone => seeReceipt(phone),
}

/**
 * Continues for this many seconds in the open editor.
 * @returns how many times each thing was done; things that were not possible, such as an Undo when nothing was removed, are left
 *   out
 */
export async function editFor(phone: Phone, seconds: number): Promise<Map<string, number>> {
  const done = new Map<string, number>()
  const until = performance.now() + seconds * 1_000
  for (let round = 0; performance.now() < until; round++) {
    for (const [name, act] of Object.entries(acts)) {
      if (performance.now() >= until) break
      await phone.page.evaluate(
        doing => Object.assign((window as unknown as { agent: object }).agent, { doing }),
        name,
      )
      if ((await act(phone, round)) !== false) done.set(name, (done.get(name) ?? 0) + 1)
      await pause(betweenTaps)
    }
  }
  return done
}

/** One of several present elements, another one each turn. */
const nth = (several: Locator, round: number) => several.nth(round % 7)

/** Taps with a finger; false where there is nothing to tap. */
async function tap(phone: Phone, on: Locator): Promise<boolean> {
  const target = on.first()
  if ((await target.count()) === 0 || !(await target.isEnabled())) return false
  await target.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await pause(150)
  const box = await target.boundingBox()
  if (!box) return false
  await phone.tap(box.x + box.width / 2, box.y + box.height / 2)
  return true
}

async function swap(select: Locator): Promise<boolean> {
  if ((await select.count()) === 0) return false
  const options = await select.locator('option').count()
  const chosen = await select.evaluate(element => (element as HTMLSelectElement).selectedIndex)
  await select.selectOption({ index: (chosen + 1) % options })
  return true
}

async function lookAt(phone: Phone, round: number): Promise<boolean> {
  if (!(await tap(phone, nth(phone.page.locator('.editor-grid .dish-card-link'), round)))) return false
  const dialog = phone.page.locator('dialog[open]')
  await dialog.waitFor()
  await pause(1_500)
  await tap(phone, dialog.locator('.look-buy button').last())
  await pause(betweenTaps)
  return close(phone)
}

async function filter(phone: Phone, round: number): Promise<boolean> {
  await tap(phone, phone.page.locator('.browse-filters'))
  const dialog = phone.page.locator('dialog[open]')
  await dialog.waitFor()
  const chips = dialog.locator('.facet button')
  for (const chip of [1, 3]) {
    // Twice: applied, and removed.
    for (let time = 0; time < 2; time++) {
      await tap(phone, chips.nth((chip + round) % Math.max(1, await chips.count())))
      await pause(betweenTaps)
    }
  }
  return close(phone)
}

async function search(phone: Phone, word: string): Promise<boolean> {
  const { page } = phone
  await tap(phone, page.locator('.browse-search-field'))
  await pause(betweenKeys)
  for (const letter of word) {
    await page.keyboard.press(letter)
    await pause(betweenKeys)
  }
  await pause(600)
  await page.keyboard.press('Backspace')
  await pause(betweenKeys)
  return tap(phone, page.locator('.browse-search-clear'))
}

async function seeReceipt(phone: Phone): Promise<boolean> {
  if (!(await tap(phone, phone.page.locator('.sheet button').last()))) return false
  await phone.page.locator('dialog[open]').waitFor()
  await pause(betweenTaps)
  return close(phone)
}

/** Closes the open dialog by its close button. */
async function close(phone: Phone): Promise<boolean> {
  await tap(phone, phone.page.locator('dialog[open] .dialog-head button'))
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' })
  return true
}

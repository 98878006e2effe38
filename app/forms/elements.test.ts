// Every form of the product declares how it is sent, because the default puts its fields into the address.

import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const forms = globSync('**/*.tsx', { cwd: root }).flatMap(file => {
  const text = readFileSync(root + file, 'utf8')
  return [...text.matchAll(/<form\s[\s\S]*?>\n/g)].map(([tag]) => ({
    file,
    method: /\bmethod="(\w+)"/.exec(tag)?.[1],
  }))
})

/** What these ask for is in the address, so that it can be shared and revisited; nothing in it is typed or secret but a search. */
const questions = [
  'pages/admin/log/page.tsx',
  'pages/faq/search_form.tsx',
  'pages/signup/delivery/slot_form.tsx',
  'pickups/pickup.tsx',
  'settings/row.tsx',
  'subscription/stop.tsx',
  'subscription/stop_form.tsx',
]

/** Sent to the address that mail programs post to as well (server/http/unsubscribe.ts). */
const postedByMail = ['pages/unsubscribe/page.tsx']

/** The element of every declared form, and a form that is posted to another page. */
const elsewhere = ['forms/post_form.tsx', 'layout/newsletter.tsx']

test.each(forms)(
  'the form of $file is posted to an action, or does nothing without its script',
  { tags: '[FORM-SECRETS]' },
  ({ file, method }) => {
    if (method === 'get') return expect(questions).toContain(file)
    // A form of the method "dialog" outside a dialog is not sent at all.
    expect(['post', 'dialog']).toContain(method)
    if (method !== 'post' || [...elsewhere, ...postedByMail].includes(file)) return
    const page = readFileSync(`${root}${dirname(file)}/page.tsx`, 'utf8')
    expect(page).toContain('export const action = ')
  },
)

test('there are forms to check', () => {
  expect(forms.length).toBeGreaterThan(15)
})

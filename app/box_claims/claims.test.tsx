import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { boxClaimMessages } from '../../i18n/box_claims.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { BoxClaims } from './claims.tsx'
import { claimForm } from './forms.ts'

const page = (said: ClaimsOfBox) => {
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <BoxClaims orderId="1" said={said} />
    </BrandProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

type ClaimsOfBox = ComponentProps<typeof BoxClaims>['said']

const say = boxClaimMessages('cookit', 'fr')
const line = { productId: 'trout', name: 'Trout', left: 1 }
const claimable = (about: ClaimsOfBox['about']): ClaimsOfBox => ({
  about,
  dayOver: false,
  lines: [line],
  claims: [],
  until: null,
  leftCents: 6456,
  again: null,
  requestId: '01900000-0000-7000-8000-000000000000',
})

test('a photo is not requested before the server requires one, whatever the claim', () => {
  for (const about of ['lines', 'whole', 'late'] as const) {
    const html = page(claimable(about))
    expect([about, html.includes(say.send), html.includes(say.photo)]).toEqual([about, true, false])
  }
})

test('a late box is said to come today only until its day is over', () => {
  const today = say.lateLede(6456)
  const late = claimable('late')
  expect(page(late)).toContain(today)
  const after = page({ ...late, dayOver: true })
  expect(after).toContain(say.lateTitle)
  expect(after).toContain(say.failedLede(6456))
  expect(after).not.toContain(today)
})

test('a claim is posted without scripts, under an id of the page, so that it counts once', () => {
  const said = claimable('lines')
  const html = page(said)
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toMatch(new RegExp(`name="requestId"[^>]*value="${said.requestId}"`))
  const posted = { orderId: '1', requestId: said.requestId, to: 'credit', words: '' }
  expect(claimForm.read(new URLSearchParams({ ...posted, productId: 'trout', reason: 'missing' }))).toEqual({
    ...posted,
    productId: 'trout',
    reason: 'missing',
    units: 1,
  })
  // Nothing chosen of a box that did not come: the claim is about all of it.
  expect(claimForm.read(new URLSearchParams({ ...posted, to: 'again' }))).toEqual({
    ...posted,
    to: 'again',
    units: 1,
  })
})

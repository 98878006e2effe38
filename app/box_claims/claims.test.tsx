import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { boxClaimMessages } from '../../i18n/box_claims.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { BoxClaims } from './claims.tsx'

type Said = ComponentProps<typeof BoxClaims>['said']

const line = { productId: 'trout', name: 'Trout', quantity: 1, left: 1, leftCents: 2790 }

test('a photo is not requested before the server requires one, whatever the claim', () => {
  const say = boxClaimMessages('cookit', 'fr')
  for (const about of ['lines', 'whole', 'late'] as const) {
    const said = { about, lines: [line], claims: [], until: null, leftCents: 6456, again: null }
    const element = (
      <BrandProvider brand="cookit" locale="fr">
        <BoxClaims orderId="1" said={said as never as Said} />
      </BrandProvider>
    )
    const html = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
    )
    expect([about, html.includes(say.send), html.includes(say.photo)]).toEqual([about, true, false])
  }
})

// Two ways to pay are below each other, and a press must not start both.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BrandProvider } from '../../../components/brand_context.tsx'
import { PayPalChoice } from './paypal.tsx'

function buttonOf(cardUnderWay: boolean): string {
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <PayPalChoice cardUnderWay={cardUnderWay} onStart={async () => {}}>
        {null}
      </PayPalChoice>
    </BrandProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return /<button[^>]*>/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[0] ?? ''
}

test('while the card is being charged, PayPal cannot start', { tags: '[BIZ-CLIENT-PAYMENT]' }, () => {
  expect(buttonOf(false)).not.toContain('aria-disabled')
  expect(buttonOf(true)).toContain('aria-disabled="true"')
})

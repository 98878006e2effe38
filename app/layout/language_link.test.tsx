import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BrandProvider } from '../components/brand_context.tsx'
import { LanguageLink } from './language_link.tsx'

const addressOf = (here: string): string | undefined => {
  const element = (
    <BrandProvider brand="freshprep" locale="fr">
      <LanguageLink />
    </BrandProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [here] })
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1]
}

test.each([
  ['/fr/gift', '/en/gift-cards'],
  ['/fr/menu?find=riz&diet=vegan', '/en/weekly-menu?find=riz&amp;diet=vegan'],
  ['/?locale=fr', '/en'],
  ['/menu?locale=fr&find=riz', '/en/weekly-menu?find=riz'],
])('the link at %s leads to the same page in the other language, and asks for no other', (here, there) => {
  expect(addressOf(here)).toBe(there)
})

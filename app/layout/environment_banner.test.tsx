import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BrandProvider } from '../components/brand_context.tsx'
import type { RootData } from '../root_data.ts'
import { EnvironmentBanner } from './environment_banner.tsx'

function bannerIn(environment: string): string {
  const element = (
    <BrandProvider brand="freshprep" locale="en">
      <EnvironmentBanner />
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { environment } as unknown as RootData } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('the banner leads to the control room where everybody may use it, and to none on staging', {
  tags: '[LAY-ENV-BANNER-NAME]',
}, () => {
  for (const environment of ['development', 'test']) expect(bannerIn(environment)).toContain('href="/dev"')
  expect(bannerIn('staging')).toContain('staging: data here is volatile.')
  expect(bannerIn('staging')).not.toContain('href')
  expect(bannerIn('production')).toBe('')
})

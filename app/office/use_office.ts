// What the parts of the office know: whom the page is about, and what its person has chosen.

import { useCallback } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import type { Api } from '../../contract/index.ts'
import type { ActsOn } from '../../contract/page_request.ts'
import { linkTo, type PageId } from '../../contract/paths.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { useBrand, useLocale } from '../components/brand_context.tsx'
import { useRootData } from '../root_data.ts'
import type { OfficeData } from './layout.tsx'
import { officeApi } from './office_api.ts'

/** What the frame loaded. */
export function useOffice(): OfficeData {
  const office = useRouteLoaderData('office') as OfficeData | undefined
  if (!office) throw new Error('A part of the office stands outside its frame.')
  return office
}

/** Whom the page is about: the brand that the page itself says (`actsOn`), else the chosen ones. */
export function useActs(): ActsOn {
  const { acts } = useOffice()
  const last = useMatches().at(-1)?.loaderData as { actsOn?: BrandId } | undefined
  return brandIds.find(brand => brand === last?.actsOn) ?? acts
}

/** The brand of a page that is about one: the host's where it does not say. */
export function useActingBrand(): BrandId {
  const acts = useActs()
  const { id } = useBrand()
  return acts === 'both' ? id : acts
}

/** The calls of a page that is about one brand: `const api = useOfficeApi()`, then `api().post(…)` in event handlers. */
export function useOfficeApi(): () => Api {
  const brand = useActingBrand()
  return useCallback(() => officeApi(brand), [brand])
}

/** The date on the clocks of the page's brand, ISO. */
export function useToday(): string {
  const { clocks } = useOffice()
  const brand = useActingBrand()
  return clocks.find(clock => clock.brand === brand)?.date ?? ''
}

/** Addresses of the site of the page's brand, which may be at another host. */
export function useSiteLinks(): (page: PageId, parameters?: Record<string, string>) => string {
  const { id: here } = useBrand()
  const locale = useLocale()
  const brand = useActingBrand()
  const sisterOrigin = useRootData()?.sisterOrigin ?? ''
  const origin = brand === here ? '' : sisterOrigin
  return (page, parameters) => origin + linkTo(page, { brand, locale }, parameters)
}

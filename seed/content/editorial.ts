// The editorial pages and banners, by name.

import type { DocumentOf } from '../../contract/content.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { cookitBanners } from './banners/cookit.ts'
import { freshprepBanners } from './banners/freshprep.ts'
import { cookit as commitmentsCookit } from './commitments/cookit.ts'
import { freshprep as commitmentsFreshprep } from './commitments/freshprep.ts'
import { cookit as howDeliveryWorksCookit } from './how_delivery_works/cookit.ts'
import { freshprep as howDeliveryWorksFreshprep } from './how_delivery_works/freshprep.ts'
import { cookit as howItWorksCookit } from './how_it_works/cookit.ts'
import { freshprep as howItWorksFreshprep } from './how_it_works/freshprep.ts'
import { cookit as impactCookit } from './impact/cookit.ts'
import { freshprep as impactFreshprep } from './impact/freshprep.ts'
import { cookit as readyToEatCookit } from './ready_to_eat/cookit.ts'
import { freshprep as readyToEatFreshprep } from './ready_to_eat/freshprep.ts'
import type { Seed } from './seed.ts'
import { cookit as storyCookit } from './story/cookit.ts'
import { freshprep as storyFreshprep } from './story/freshprep.ts'
import { cookit as zeroWasteCookit } from './zero_waste/cookit.ts'
import { freshprep as zeroWasteFreshprep } from './zero_waste/freshprep.ts'
import { cookit as zeroWasteHowToCookit } from './zero_waste_how_to/cookit.ts'
import { freshprep as zeroWasteHowToFreshprep } from './zero_waste_how_to/freshprep.ts'

const pages: Readonly<Record<string, Readonly<Record<BrandId, DocumentOf<'page'>>>>> = {
  'how-it-works': { freshprep: howItWorksFreshprep, cookit: howItWorksCookit },
  'how-meal-kit-delivery-works': { freshprep: howDeliveryWorksFreshprep, cookit: howDeliveryWorksCookit },
  'ready-to-eat': { freshprep: readyToEatFreshprep, cookit: readyToEatCookit },
  impact: { freshprep: impactFreshprep, cookit: impactCookit },
  'zero-waste': { freshprep: zeroWasteFreshprep, cookit: zeroWasteCookit },
  'zero-waste-how-to': { freshprep: zeroWasteHowToFreshprep, cookit: zeroWasteHowToCookit },
  'eco-friendly-commitments': { freshprep: commitmentsFreshprep, cookit: commitmentsCookit },
  story: { freshprep: storyFreshprep, cookit: storyCookit },
}

const banners: Readonly<Record<BrandId, Readonly<Record<string, DocumentOf<'banner'>>>>> = {
  freshprep: freshprepBanners,
  cookit: cookitBanners,
}

export const editorialContent: readonly Seed[] = brandIds.flatMap(brand => [
  ...Object.entries(pages).map(
    ([slug, page]): Seed => ({ brand, kind: 'page', slug, document: page[brand] }),
  ),
  ...Object.entries(banners[brand]).map(
    ([slug, document]): Seed => ({ brand, kind: 'banner', slug, document }),
  ),
])

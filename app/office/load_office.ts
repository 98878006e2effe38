// How the office's pages get their data: for each chosen brand, for one, or for the brand that has what the address names.

import { data, type LoaderFunctionArgs } from 'react-router'
import { Refusal } from '../../contract/errors.ts'
import type { Api } from '../../contract/index.ts'
import type { OfficeRequest, PageRequest } from '../../contract/page_request.ts'
import type { BrandId } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { leadsNowhere, load } from '../load.ts'

/** The facts of a request, with the brand it is about and the day and time on its clocks. */
type BrandRequest = Pick<PageRequest, 'brand' | 'today' | 'time' | 'now' | 'locale'>

type Calls<T> = (api: Api, request: BrandRequest) => Promise<T>

/** @throws the 404 page outside the office, which the server shows there already */
export function officeOf({ office }: PageRequest): OfficeRequest {
  if (!office) throw data(null, { status: 404 })
  return office
}

/** The chosen brands, in their order. */
export const chosenBrands = ({ acts, brands }: Pick<OfficeRequest, 'acts' | 'brands'>): readonly BrandId[] =>
  acts === 'both' ? brands : [acts]

function requestOf({ now, locale }: PageRequest, brand: BrandId): BrandRequest {
  const { date: today, time } = wallClock(brand, now)
  return { brand, today, time, now, locale }
}

/** Runs a page's calls for each chosen brand. @returns the answers by brand, in the brands' order */
export const loadEach = <T extends object>(args: LoaderFunctionArgs, calls: Calls<T>) =>
  load(args, (_, page) => {
    const office = officeOf(page)
    return Promise.all(
      chosenBrands(office).map(async brand => ({
        ...(await calls(office.apiOf(brand), requestOf(page, brand))),
        brand,
      })),
    )
  })

/** Runs the calls of a page that is about one brand: the chosen one, the host's where both are. `actsOn` tells the frame which. */
export const loadOne = <T extends object>(args: LoaderFunctionArgs, calls: Calls<T>) =>
  load(args, async (_, page) => {
    const { acts, apiOf } = officeOf(page)
    const brand = acts === 'both' ? page.brand : acts
    return { ...(await calls(apiOf(brand), requestOf(page, brand))), actsOn: brand }
  })

/** Runs the calls of a page about something that one brand has: the chosen brand is asked first, then the other. */
export const loadFound = <T extends object>(args: LoaderFunctionArgs, calls: Calls<T>) =>
  load(args, async (_, page) => {
    const { acts, brands, apiOf } = officeOf(page)
    const first = acts === 'both' ? page.brand : acts
    const inTurn = [first, ...brands.filter(brand => brand !== first)]
    for (const [place, brand] of inTurn.entries()) {
      try {
        return { ...(await calls(apiOf(brand), requestOf(page, brand))), actsOn: brand }
      } catch (failure) {
        const isLast = place === inTurn.length - 1
        if (isLast || !(failure instanceof Refusal) || !leadsNowhere(failure)) throw failure
      }
    }
    throw data(null, { status: 404 })
  })

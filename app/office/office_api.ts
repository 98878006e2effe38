// The browser's calls about one brand, whichever host the office is at.

import { actsOnHeader } from '../../contract/call.ts'
import type { Api } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { newApi } from '../api.ts'

const made = new Map<BrandId, Api>()

/** The typed client of a brand. Only call it in event handlers and effects. */
export function officeApi(brand: BrandId): Api {
  const known = made.get(brand)
  if (known) return known
  const api = newApi((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set(actsOnHeader, brand)
    return fetch(url, { ...init, headers })
  })
  made.set(brand, api)
  return api
}

// A page whose query is answered in place, such as a search, keeps its data while the query changes. The router asks
// `shouldRevalidate` about that, and also about a reload that a change of address interrupted; so this file remembers a reload that
// a page waits for.

import { useCallback } from 'react'
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'

let pending = 0

/** @param read the router's `revalidate` */
export async function reread(read: () => Promise<void>): Promise<void> {
  pending += 1
  try {
    await read()
  } finally {
    pending -= 1
  }
}

/** Reloads the page's data, even if the address changes in the meantime. */
export function useReread(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => reread(revalidate), [revalidate])
}

/** `shouldRevalidate` of a page whose query is answered in place. */
export function answersInPlace({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const inPlace = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return inPlace && pending === 0 ? false : defaultShouldRevalidate
}

// A box on its way: the server's updates while the page is visible.

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * The last update; null before the first. The page is reloaded when the state of the box changes, and when the page becomes visible
 * again.
 * @param address of the updates; null where there are none
 * @param state of the box in the page's data
 */
export function useLive<N extends { state: string }>(address: string | null, state: string | null): N | null {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<N | null>(null)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
  useEffect(() => {
    if (address === null || !('EventSource' in globalThis)) return
    const stream = new EventSource(address)
    stream.onmessage = event => setNews(JSON.parse(event.data) as N)
    return () => stream.close()
  }, [address])
  const other = news !== null && state !== null && news.state !== state
  useEffect(() => {
    if (other) revalidate()
  }, [other, revalidate])
  return news
}

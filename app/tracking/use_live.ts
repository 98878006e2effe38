// A box as it comes: what the server sends of it while the page is looked at.

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * What was heard last; null before anything was. The page is loaded anew when the state of the box is another one, and when it is
 * looked at again.
 * @param address where it is sent from; null where there is nothing to hear
 * @param state of the box, as the page knows it
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

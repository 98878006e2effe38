import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds between two looks at a box of today. */
const rhythm = 60_000

/** Asks again when the page is looked at again, and on the day of a box every minute while it is. */
export function useFollowing(today: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    document.addEventListener('visibilitychange', look)
    const timer = today ? setInterval(look, rhythm) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [revalidate, today])
}

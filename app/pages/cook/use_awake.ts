import { useEffect } from 'react'

/** Keeps the screen on while the page is looked at, where the phone allows it. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let gone = false
    // The wake lock ends by itself when the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.wakeLock) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone) await lock.release()
      } catch {
        // The battery is low, or it is not allowed: the screen goes dark as usual.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}

// A driver's day: the reports made, the reports still to be sent, and the position of the van.

import { useCallback, useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../contract/index.ts'
import { browserApi } from '../../api.ts'
import { cachePage } from '../../kept_page.ts'
import { readClocks } from './age.ts'
import { clockOffset } from './clock_offset.ts'
import { newestDay, saveDay } from './kept_day.ts'
import {
  type Action,
  type Driver,
  keptBy,
  othersWaiting,
  type Refused,
  readKept,
  type Sent,
  type StoredReport,
  saveReport,
  sendKept,
  withKept,
} from './queue.ts'

type Day = OutputOf<'drivers.today'>

/** The intervals of sending again and of reporting the van's position, in milliseconds. */
const rhythm = 15_000
const positionRhythm = 30_000

const meaning = (failure: unknown) => {
  if (!(failure instanceof Refusal)) return 'later'
  if (failure.code === 'require_login') return 'signed_out'
  // A household's account on the driver's phone is forbidden to send, and the reports are not its own to lose.
  if (failure.code === 'other_driver' || failure.code === 'forbidden') return 'other_driver'
  return [
    'not_found',
    'required',
    'invalid_input',
    'picture_unreadable',
    'picture_too_large',
    'too_long',
  ].includes(failure.code)
    ? 'never'
    : 'later'
}

const nothingSent: { sent: Sent; refused: readonly Refused[] } = { sent: 'all', refused: [] }

export interface Driving {
  day: Day
  /** Entries of this driver not sent yet. */
  waiting: number
  /** The same of other drivers, who used this phone before. */
  others: (Driver & { count: number })[]
  sent: Sent
  /** Entries that were refused. */
  refused: readonly Refused[]
  /** Records an action. @returns false where the phone has no room for it */
  say(routeId: string, action: Omit<Action, 'id' | 'lat' | 'lon'>): boolean
  leave(routeId: string): Promise<void>
  refresh(): Promise<void>
}

/** @param loaded the day in the page's data. @param now the program's instant then, ISO */
export function useDriving(loaded: Day, now: string): Driving {
  const [day, setDay] = useState(loaded)
  const [kept, setKept] = useState<StoredReport[]>([])
  const [outcome, setOutcome] = useState(nothingSent)
  const offset = useRef(0)
  const place = useRef<{ lat: number; lon: number } | null>(null)
  const sending = useRef<Promise<void> | null>(null)
  const driver = useRef(loaded.driver)

  const see = useCallback((today: Day) => {
    // Another driver has signed in since: what became of the first one's reports is not theirs.
    if (today.driver.id !== driver.current.id) setOutcome(nothingSent)
    driver.current = today.driver
    setDay(today)
    saveDay(localStorage, today, Date.now() + offset.current)
  }, [])

  const flush = useCallback(() => {
    sending.current ??= (async () => {
      const had = keptBy(driver.current, readKept(localStorage)).length
      const send = (sent: InputOf<'drivers.act'>) => browserApi().post('drivers.act', sent)
      const result = await sendKept(localStorage, driver.current, send, meaning)
      setOutcome(before => ({ sent: result.sent, refused: [...before.refused, ...result.refused] }))
      if (had > 0 && result.sent === 'all') {
        const today = await browserApi()
          .get('drivers.today', {})
          .catch(() => null)
        if (today) see(today)
      }
      setKept(readKept(localStorage))
    })().finally(() => {
      sending.current = null
    })
    return sending.current
  }, [see])

  useEffect(() => {
    offset.current = clockOffset(now)
    setDay(loaded => newestDay(localStorage, loaded, Date.parse(now)))
    setKept(readKept(localStorage))
    void flush()
    void cachePage()
    const look = () => document.visibilityState === 'visible' && void flush()
    const timer = setInterval(() => {
      if (keptBy(driver.current, readKept(localStorage)).length > 0) void flush()
    }, rhythm)
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', look)
    }
  }, [flush, now])

  const onTheRoad = day.routes.find(
    route => route.started && route.stops.some(({ state }) => state === 'planned'),
  )
  usePosition(onTheRoad?.id ?? null, place)

  const say: Driving['say'] = (routeId, said) => {
    const action = { ...said, ...place.current, id: crypto.randomUUID() }
    const entry = { routeId, action, driver: day.driver, pressed: readClocks() }
    if (!saveReport(localStorage, entry)) return false
    setKept(readKept(localStorage))
    void flush()
    return true
  }

  const refresh = async () => {
    await flush()
    const today = await browserApi()
      .get('drivers.today', {})
      .catch(() => null)
    if (today) see(today)
  }

  const leave = async (routeId: string) => {
    await browserApi().post('drivers.start', { routeId })
    await refresh()
  }

  const own = keptBy(day.driver, kept)
  const routes = day.routes.map(route =>
    withKept(
      route,
      own.filter(entry => entry.routeId === route.id),
    ),
  )
  const others = othersWaiting(day.driver, kept)
  return { day: { ...day, routes }, waiting: own.length, others, ...outcome, say, leave, refresh }
}

/** Reports the van's position while it is on the road; a phone without a position reports none. */
function usePosition(routeId: string | null, place: { current: { lat: number; lon: number } | null }): void {
  useEffect(() => {
    if (routeId === null || !('geolocation' in navigator)) return
    let lastSent = Number.NEGATIVE_INFINITY
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        place.current = { lat: coords.latitude, lon: coords.longitude }
        if (performance.now() - lastSent < positionRhythm) return
        lastSent = performance.now()
        browserApi()
          .post('drivers.position', { routeId, ...place.current })
          .catch(() => undefined)
      },
      () => undefined,
      { enableHighAccuracy: true, maximumAge: 10_000 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [routeId, place])
}

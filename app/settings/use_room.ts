import { useCallback, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Settings } from './load.ts'

export interface Room<T> extends Omit<Settings<T>, 'typed'> {
  /** Shows what a call answered: the page is not read again after a change. */
  take: (changed: Partial<T> | ((shown: T) => Partial<T>)) => void
}

/** The data of a settings page: what its loader read, with what the calls since then answered. */
export function useRoom<T>(): Room<T> {
  const loaded = useLoaderData() as Settings<T>
  const [taken, setTaken] = useState({ since: loaded, shown: loaded.shown })
  const take: Room<T>['take'] = useCallback(
    changed =>
      setTaken(before => {
        const shown = before.since === loaded ? before.shown : loaded.shown
        return {
          since: loaded,
          shown: { ...shown, ...(changed instanceof Function ? changed(shown) : changed) },
        }
      }),
    [loaded],
  )
  return { welcome: loaded.welcome, shown: taken.since === loaded ? taken.shown : loaded.shown, take }
}

/** The data that a loader of the settings reads. */
export type ShownBy<Loader extends (...args: never) => Promise<Settings<unknown>>> = Awaited<
  ReturnType<Loader>
>['shown']

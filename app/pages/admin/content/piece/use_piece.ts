// A piece of content while it is edited: the form, its saved state, and the calls between them.

import { useCallback, useState } from 'react'
import { Refusal } from '../../../../../contract/errors.ts'
import type { Api, InputOf, OutputOf } from '../../../../../contract/index.ts'
import { useFormAttempt } from '../../../../forms/attempt.ts'
import { useOfficeApi } from '../../../../office/use_office.ts'
import { withValue } from './shape.ts'

export type Key = Pick<InputOf<'content.piece'>, 'kind' | 'slug'>

/** The last event, for the person at the form. */
type Happened =
  | { kind: 'saved'; version: number }
  | { kind: 'opened'; version: number }
  | { kind: 'conflict'; version: number }
  | { kind: 'taken_off' }

/**
 * @param begun the initial document of the form
 * @param newest the version it will replace; 0 for a new piece
 * @param onSite whether that version is on the site, and was not taken off it
 * @param onSaved other views of the piece are out of date
 */
export function usePiece(
  key: Key,
  begun: unknown,
  newest: number,
  onSite: boolean,
  onSaved: () => Promise<void>,
) {
  const api = useOfficeApi()
  const attempt = useFormAttempt()
  const [document, setDocument] = useState(begun)
  const [saved, setSaved] = useState(begun)
  const [over, setOver] = useState(newest)
  const [shown, setShown] = useState(onSite)
  const [happened, setHappened] = useState<Happened | null>(null)
  const write = useCallback((path: string, value: unknown) => {
    setDocument((now: unknown) => withValue(now, path, value))
    setHappened(last => (last?.kind === 'saved' || last?.kind === 'taken_off' ? null : last))
  }, [])

  /** Saves over a version; reports a conflict where another admin saved in the meantime. */
  const send = async (version: number, wanted: unknown): Promise<number | null> => {
    try {
      return (await api().post('content.save', { ...key, over: version, document: wanted })).version
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'conflict') throw failure
      setHappened({ kind: 'conflict', version: (await newestOf(api(), key)).version })
      return null
    }
  }
  const put = (version: number, wanted: unknown) =>
    attempt.run(async () => {
      setHappened(null)
      const made = await send(version, wanted)
      if (made === null) return
      setOver(made)
      // Taking a piece off the site does not save the form.
      if (wanted !== null) setSaved(document)
      setShown(wanted !== null)
      setHappened(wanted === null ? { kind: 'taken_off' } : { kind: 'saved', version: made })
      await onSaved()
    })
  return {
    attempt,
    document,
    happened,
    write,
    shown,
    changed: document !== saved,
    /** The version that the next one replaces. */
    newest: over,
    save: () => put(over, document),
    /** Over the version that another admin saved in the meantime. */
    saveOver: (version: number) => put(version, document),
    takeOff: () => put(over, null),
    /** Puts an earlier version into the form. */
    open: (version: number) =>
      attempt.run(async () => {
        setDocument((await newestOf(api(), key, version)).document)
        setHappened({ kind: 'opened', version })
      }),
  }
}

const newestOf = (api: Api, key: Key, version?: number): Promise<OutputOf<'content.piece'>> =>
  api.get('content.piece', { ...key, ...(version !== undefined && { version: String(version) }) })

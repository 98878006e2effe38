// A piece of content while it is changed: what is in the form, what of it is saved, and the calls between.

import { useCallback, useState } from 'react'
import { Refusal } from '../../../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../../../contract/index.ts'
import { browserApi } from '../../../../api.ts'
import { useFormAttempt } from '../../../../attempt.ts'
import { withValue } from './shape.ts'

export type Key = Pick<InputOf<'content.piece'>, 'kind' | 'slug'>

/** What happened last, for who looks at the form. */
export type Event =
  | { kind: 'saved'; version: number }
  | { kind: 'opened'; version: number }
  | { kind: 'conflict'; version: number }
  | { kind: 'taken_off' }

/**
 * @param begun the document the form begins with
 * @param newest the version it is written over; 0 for a new piece
 * @param onSite whether that version is on the site, and was not taken off it
 * @param onSaved what is shown of the piece elsewhere is behind
 */
export function usePiece(
  key: Key,
  begun: unknown,
  newest: number,
  onSite: boolean,
  onSaved: () => Promise<void>,
) {
  const attempt = useFormAttempt()
  const [document, setDocument] = useState(begun)
  const [saved, setSaved] = useState(begun)
  const [over, setOver] = useState(newest)
  const [shown, setShown] = useState(onSite)
  const [event, setEvent] = useState<Event | null>(null)
  const write = useCallback((path: string, value: unknown) => {
    setDocument((now: unknown) => withValue(now, path, value))
    setEvent(last => (last?.kind === 'saved' || last?.kind === 'taken_off' ? null : last))
  }, [])

  /** Saves over a version; where somebody else has saved meanwhile, says so. */
  const saveOver = async (version: number, wanted: unknown): Promise<number | null> => {
    try {
      return (await browserApi().post('content.save', { ...key, over: version, document: wanted })).version
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'conflict') throw failure
      setEvent({ kind: 'conflict', version: (await newestOf(key)).version })
      return null
    }
  }
  const put = (version: number, wanted: unknown) =>
    attempt.run(async () => {
      setEvent(null)
      const made = await saveOver(version, wanted)
      if (made === null) return
      setOver(made)
      setSaved(document)
      setShown(wanted !== null)
      setEvent(wanted === null ? { kind: 'taken_off' } : { kind: 'saved', version: made })
      await onSaved()
    })
  return {
    attempt,
    document,
    event,
    write,
    shown,
    changed: document !== saved,
    /** The version that the next one is written over. */
    newest: over,
    save: () => put(over, document),
    /** Over what somebody else has saved meanwhile. */
    saveOver: (version: number) => put(version, document),
    takeOff: () => put(over, null),
    /** Puts an earlier version into the form. */
    open: (version: number) =>
      attempt.run(async () => {
        setDocument((await newestOf(key, version)).document)
        setEvent({ kind: 'opened', version })
      }),
  }
}

const newestOf = (key: Key, version?: number): Promise<OutputOf<'content.piece'>> =>
  browserApi().get('content.piece', { ...key, ...(version !== undefined && { version: String(version) }) })

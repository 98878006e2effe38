// Saving a version of what boxes hold: from when, why, and before it what becomes of the boxes.

import { type ReactNode, type RefObject, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../contract/errors.ts'
import type { Attempt } from '../forms/attempt.ts'
import { Failed } from '../office/failed.tsx'
import { Panel } from '../office/panel.tsx'
import { State } from '../office/state.tsx'

interface SaveVersionProps {
  title: string
  words: { reason: string; follows: string; save: string }
  attempt: Attempt
  reason: string
  onReason: (reason: string) => void
  /** Shows what follows; null where nothing can follow. */
  foresee: (() => void) | null
  /** What follows was shown, of what is saved now. */
  isForeseen: boolean
  save: () => void
  /** Above the reason: from when. */
  before: ReactNode
  /** Below it: what follows. */
  effects: ReactNode
  form?: RefObject<HTMLFormElement | null>
}

export function SaveVersion(props: SaveVersionProps) {
  const { title, words, attempt, reason, onReason, foresee, isForeseen, save, before, effects, form } = props
  const isReady = isForeseen || foresee === null
  return (
    <Panel title={title}>
      <form
        aria-label={title}
        className="of-save"
        method="dialog"
        onSubmit={event => {
          event.preventDefault()
          if (isReady) save()
          else foresee()
        }}
        ref={form}
      >
        {before}
        <label className="of-slider">
          <span className="of-label">{words.reason}</span>
          <input
            aria-invalid={attempt.of('reason') ? true : undefined}
            className="input"
            maxLength={300}
            name="reason"
            onChange={event => onReason(event.currentTarget.value)}
            required
            value={reason}
          />
        </label>
        {effects}
        <Failed>{attempt.sentence}</Failed>
        <div className="of-save-acts">
          {foresee && (
            <button aria-busy={attempt.busy || undefined} className="of-btn" onClick={foresee} type="button">
              {words.follows}
            </button>
          )}
          <button
            aria-busy={attempt.busy || undefined}
            aria-disabled={!isReady || undefined}
            className="of-btn"
            data-kind="primary"
            type="submit"
          >
            {words.save}
          </button>
        </div>
      </form>
    </Panel>
  )
}

/** How many boxes become what. @param words of each outcome */
export function Outcomes<K extends string>({
  outcomes,
  words,
}: {
  outcomes: Readonly<Record<K, number>>
  words: Readonly<Record<K, string>>
}) {
  const kinds = (Object.keys(outcomes) as K[]).filter(kind => outcomes[kind] > 0)
  return (
    <ul className="of-checks">
      {kinds.map(kind => (
        <li key={kind}>
          <State shape={kind === 'kept' ? 'done' : 'warning'} tone={kind === 'kept' ? 'good' : 'warn'}>
            {outcomes[kind]} {words[kind]}
          </State>
        </li>
      ))}
    </ul>
  )
}

/** For a refused call: a version that somebody else saved is shown at once, and what was typed stays. */
export function useReadAgain(): (failure: unknown) => Promise<never> {
  const { revalidate } = useRevalidator()
  return useCallback(
    async failure => {
      if (failure instanceof Refusal && failure.code === 'catalogue_changed') await revalidate()
      throw failure
    },
    [revalidate],
  )
}

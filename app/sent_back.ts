// A form that was sent without scripts, refused, and shown again.

import { useMemo } from 'react'
import { useActionData } from 'react-router'
import { Refusal } from '../contract/errors.ts'
import type { SentBack } from './form_action.ts'

interface CameBack {
  refusal: Refusal | null
  /** The returned value of a field; undefined where nothing was sent back. */
  typed(name: string): string | undefined
}

/** The returned data of this page's form; empty, unless it was sent without scripts. */
export function useSentBack(): CameBack {
  const back = useActionData() as Partial<SentBack> | undefined
  return useMemo(() => {
    const { refusal, typed } = back ?? {}
    return {
      refusal: refusal ? new Refusal(refusal.code, refusal) : null,
      typed: name => typed?.[name],
    }
  }, [back])
}

/** The data to show after a form was sent without scripts and accepted; undefined otherwise. */
export function useSent<T>(): T | undefined {
  return (useActionData() as { done?: T } | undefined)?.done
}

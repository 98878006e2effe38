// One attempt of a screen to send something: busy while it runs; a refusal becomes sentences beside the typed text.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import { componentMessages } from '../../i18n/components.ts'
import { ownErrorMessages } from '../../i18n/errors_own.ts'
import { useMessages } from '../components/brand_context.tsx'

export interface Attempt {
  busy: boolean
  /** The last refusal, until the next try. */
  refusal: Refusal | null
  /** The sentence for the whole form; null where the fault is shown beside its field. */
  sentence: string | null
  /** The sentence beside a field; the same function until the next refusal. */
  of(field: string): string | undefined
  /** Runs one try at a time; a second press while it runs does nothing. Resolves to undefined when refused. */
  run<T>(action: () => Promise<T>): Promise<T | undefined>
  clear(): void
}

/** The sentence of a refusal: the server's, or the browser's own where the call never reached the server. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const own: Partial<Record<ErrorCode, string>> = useMessages(ownErrorMessages)
  const { cutOff } = useMessages(componentMessages).error
  return refusal => (wasCutOff(refusal) ? cutOff : (own[refusal.code] ?? refusal.message))
}

/** Whether the network failed and not the server: a busy server answers with a refusal (contract/client.ts). */
const wasCutOff = ({ code, message }: Refusal): boolean => code === 'busy' && message === code

type OwnSentences = Partial<Record<ErrorCode, string>>

const nothingSaid: OwnSentences = {}

/** @param said sentences of refusals made here, in the browser; the server's bring their own */
export function useAttempt(said: OwnSentences = nothingSaid, refused: Refusal | null = null): Attempt {
  const own: Partial<Record<ErrorCode, string>> = useMessages(ownErrorMessages)
  const { notSent } = useMessages(componentMessages)
  const inWords = useRefusalSentence()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(refused)
  const running = useRef(false)
  const shownFields = useRef(new Set<string>())
  const [unplaced, setUnplaced] = useState<Refusal | null>(null)
  // A fault of a field that the page does not show is shown for the whole form, so no refusal is silent.
  useEffect(() => {
    const faults = Object.keys(refusal?.fields ?? {})
    if (faults.length > 0 && !faults.some(field => shownFields.current.has(field))) setUnplaced(refusal)
  }, [refusal])

  const run = useCallback(async <T>(action: () => Promise<T>): Promise<T | undefined> => {
    if (running.current) return undefined
    running.current = true
    shownFields.current.clear()
    setBusy(true)
    setRefusal(null)
    try {
      return await action()
    } catch (failure) {
      // Any other error is our defect; the person is told so, and keeps the form.
      setRefusal(failure instanceof Refusal ? failure : new Refusal('unexpected'))
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])

  const fields = refusal?.fields
  const sentenceOf = (failed: Refusal) => {
    const { code } = failed
    const sentence = own[code] ? inWords(failed) : (said[code] ?? failed.message)
    // Rule 56: failures to send, and failures on our side, are distinct from refusals.
    return code === 'busy' || code === 'unexpected' ? `${notSent} ${sentence}` : sentence
  }
  const besideField = useCallback(
    (field: string) => {
      shownFields.current.add(field)
      const code = refusal?.fields?.[field]
      return code && (refusal?.sentences?.[field] ?? said[code] ?? own[code])
    },
    [refusal, said, own],
  )
  return {
    busy,
    refusal,
    sentence: refusal && (!fields || unplaced === refusal) ? sentenceOf(refusal) : null,
    of: besideField,
    run,
    clear: useCallback(() => setRefusal(null), []),
  }
}

/**
 * Each time a form is refused, focuses the first field with a fault, or shows the sentence for the whole form: who sends it from a
 * field by Enter may have its end below the screen. Use the result as the form's `ref`.
 */
export function useFocusOnFault(refusal: Refusal | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (refusal) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return form
}

/** An attempt of a form: a refusal puts the focus on the first field that has a fault. */
/** @param refused the refusal of a form that was sent without scripts (sent_back.ts) */
export function useFormAttempt(
  refused: Refusal | null = null,
): Attempt & { form: RefObject<HTMLFormElement | null> } {
  const attempt = useAttempt(nothingSaid, refused)
  return { ...attempt, form: useFocusOnFault(attempt.refusal) }
}

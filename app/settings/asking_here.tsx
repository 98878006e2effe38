// Asks the question before settings over the page: a call refused because half an hour has passed is made again once the question
// is answered. The typed text stays.

import { useEffect, useRef, useState } from 'react'
import type { CallName } from '../../contract/index.ts'
import { askedActionMessages } from '../../i18n/asked_actions.ts'
import { answerAgainWith } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Reauthentication } from './reauthentication.tsx'

/** One for each page of the settings. */
export function AskingHere() {
  const actions: Partial<Record<CallName, string>> = useMessages(askedActionMessages)
  const [open, setOpen] = useState(false)
  const [asker, setAsker] = useState<CallName | null>(null)
  const tell = useRef<(answered: boolean) => void>(() => {})
  useEffect(
    () =>
      answerAgainWith(
        name =>
          new Promise(resolve => {
            tell.current = resolve
            setAsker(name)
            setOpen(true)
          }),
      ),
    [],
  )
  const close = (answered: boolean) => {
    setOpen(false)
    tell.current(answered)
  }
  return (
    <Reauthentication
      action={asker === null ? undefined : actions[asker]}
      onAnswered={() => close(true)}
      onClose={() => close(false)}
      open={open}
      url={null}
    />
  )
}

// Asks the question before settings over the page: a call refused because half an hour has passed is made again once the question
// is answered. The typed text stays.

import { useEffect, useRef, useState } from 'react'
import { askedActionOf } from '../../i18n/asked_actions.ts'
import { answerAgainWith } from '../api.ts'
import { Reauthentication } from '../social/reauthentication.tsx'

/** One for each page of the settings, and for each of an admin's. */
export function AskingHere() {
  const [open, setOpen] = useState(false)
  const [asker, setAsker] = useState<ReturnType<typeof askedActionOf>>(null)
  const tell = useRef<(answered: boolean) => void>(() => {})
  useEffect(
    () =>
      answerAgainWith(
        (name, input) =>
          new Promise(resolve => {
            tell.current = resolve
            setAsker(askedActionOf(name, input))
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
      action={asker}
      onAnswered={() => close(true)}
      onClose={() => close(false)}
      open={open}
      url={null}
    />
  )
}

// A call that is refused because half an hour is over: the question stands over the page, and once it is answered the call is
// made again. What was typed stays where it is.

import { useEffect, useRef, useState } from 'react'
import { answerAgainWith } from '../api.ts'
import { Reauthentication } from './reauthentication.tsx'

/** One a page of the settings. */
export function AskingHere() {
  const [open, setOpen] = useState(false)
  const tell = useRef<(answered: boolean) => void>(() => {})
  useEffect(
    () =>
      answerAgainWith(
        () =>
          new Promise(resolve => {
            tell.current = resolve
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
    <Reauthentication onAnswered={() => close(true)} onClose={() => close(false)} open={open} url={null} />
  )
}

import { useEffect, useRef, useState } from 'react'
import { addressMessages } from '../../i18n/address.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import type { Attempt } from '../forms/attempt.ts'

interface Label {
  line1: string
  line2: string
}

/** The label of a typed address until the person has confirmed it and the server has answered; null otherwise. */
export function useLabel({ refusal, busy }: Attempt): Label | null {
  const [held, setHeld] = useState<Label | null>(null)
  const refused = refusal?.code === 'address_unconfirmed' ? refusal : null
  const [shownFor, setShownFor] = useState<typeof refused>(null)
  if (refused && refused !== shownFor) {
    setShownFor(refused)
    const { line1, line2 } = refused.details ?? {}
    setHeld({ line1: String(line1), line2: String(line2) })
  }
  if (!refused && !busy && held) setHeld(null)
  return refused || busy ? held : null
}

/** A typed address as its label will show it, to be sent or corrected. Part of its form. */
export function LabelCheck({ attempt, label }: { attempt: Attempt; label: Label }) {
  const say = useMessages(addressMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="label-check" data-ground="sunk">
      <h2 className="text-h3" ref={heading} tabIndex={-1}>
        {say.labelHeading}
      </h2>
      <address className="label-lines">
        {label.line1}
        <br />
        {label.line2}
      </address>
      <Button arrow busy={attempt.busy} name="confirmed" type="submit" value="true" width="full">
        {say.labelRight}
      </Button>
      <Button kind="link" onClick={attempt.clear}>
        {say.correct}
      </Button>
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import { adminMessages } from '../../i18n/admin.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'

interface AskFirstProps {
  /** The button's words; and its name for those who do not see the row it is in. */
  words: string
  label?: string
  busy: boolean
  question: string
  /** What happens then, and to whom: a sentence, or what the server works out (`Preview`). */
  note: ReactNode
  act: () => void
}

/** A button for what cannot be taken back, and reaches others at once: it asks before it acts. */
export function AskFirst({ words, label, busy, question, note, act }: AskFirstProps) {
  const say = useMessages(adminMessages).ask
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        {...(label && { 'aria-label': label })}
        busy={busy}
        kind="secondary"
        onClick={() => setAsking(true)}
        size="small"
      >
        {words}
      </Button>
      <Dialog
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {say.no}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                act()
              }}
            >
              {words}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title={question}
      >
        {typeof note === 'string' ? <p>{note}</p> : note}
      </Dialog>
    </>
  )
}

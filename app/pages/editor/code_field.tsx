import { Suspense, useState } from 'react'
import { useMessages } from '../../components/brand_context.tsx'
import { part } from '../../components/part.tsx'
import { editorMessages } from './words.ts'

const CodeForm = part(async () => ({ default: (await import('./code_form.tsx')).CodeForm }))

/** Opens the form for a code: the form is fetched on first use. */
export function CodeField({ orderId }: { orderId: string }) {
  const say = useMessages(editorMessages)
  const [open, setOpen] = useState(false)
  return (
    <details className="receipt-code" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="link">{say.code}</summary>
      {open && (
        <Suspense>
          <CodeForm orderId={orderId} />
        </Suspense>
      )}
    </details>
  )
}

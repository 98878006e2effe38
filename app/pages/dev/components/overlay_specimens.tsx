import { useState } from 'react'
import { useLocale } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog, type DialogProps } from '../../../components/controls/dialog.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

type Shape = Required<Pick<DialogProps, 'place' | 'width'>>

/** The ways a dialog can come: in the middle, wide, as a drawer from the side, as a sheet from below. */
const shapes: Readonly<Record<string, Shape>> = {
  Dialog: { place: 'middle', width: 'normal' },
  'Dialog, wide': { place: 'middle', width: 'wide' },
  Drawer: { place: 'side', width: 'normal' },
  Sheet: { place: 'bottom', width: 'normal' },
}

export function OverlaySpecimens() {
  const { words } = samplesOf(useLocale())
  const [open, setOpen] = useState(false)
  const [shape, setShape] = useState<Shape>({ place: 'middle', width: 'normal' })
  const notify = useToasts()
  const close = () => setOpen(false)
  return (
    <Specimen name="Dialog in the middle, wide, as a drawer, as a sheet; toasts where they come: press to open">
      <div className="dev-row">
        {Object.entries(shapes).map(([name, one]) => (
          <Button
            key={name}
            kind="secondary"
            onClick={() => {
              setShape(one)
              setOpen(true)
            }}
          >
            {name}
          </Button>
        ))}
        <Button kind="secondary" onClick={() => notify({ text: words.skippedTitle, onUndo: () => {} })}>
          Toast
        </Button>
        <Button kind="secondary" onClick={() => notify({ text: words.error, tone: 'failed' })}>
          Toast, failed
        </Button>
        <Button
          kind="secondary"
          onClick={() => notify({ text: words.error, actions: [{ label: words.action, onPress: () => {} }] })}
        >
          Toast with a way out
        </Button>
      </div>
      <Dialog
        {...shape}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {words.closed}
            </Button>
            <Button onClick={close}>{words.action}</Button>
          </>
        }
        onClose={close}
        open={open}
        title={words.title}
      >
        <p>{words.skippedNote}</p>
      </Dialog>
    </Specimen>
  )
}

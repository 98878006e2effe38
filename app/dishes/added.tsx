import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { addToBoxMessages } from '../../i18n/add_to_box.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useFocusKept } from '../components/focus_kept.ts'
import { Check, CircleAlert } from '../components/icons.tsx'
import { useLinks } from '../components/links.ts'
import type { Adding } from './use_add_to_box.ts'

const ChooseBox = lazy(() => import('./choose_box.tsx'))

/** The result of the last press, in words. */
export function Outcome({ adding: { refused, boxes, last } }: { adding: Adding }) {
  const say = useMessages(addToBoxMessages)
  const locale = useLocale()
  if (refused !== null) {
    return (
      <p className="added-words" data-refused>
        <CircleAlert aria-hidden size={18} /> {refused}
      </p>
    )
  }
  if (!last) return boxes?.length === 0 && <p className="added-words">{say.noBox}</p>
  const day = formatDay(last.box.deliveryDate, locale)
  return (
    <p className="added-words">
      {!last.undone && <Check aria-hidden size={18} />}
      <span>{` ${last.undone ? say.takenOut(day) : say.added(last.box.quantity, day)}`}</span>
    </p>
  )
}

/** The next steps from there. */
export function Ways({ adding, last }: { adding: Adding; last: NonNullable<Adding['last']> }) {
  const say = useMessages(addToBoxMessages)
  const to = useLinks()
  const container = useFocusKept<HTMLDivElement>(last.undone, 0)
  return (
    <div className="added-ways" ref={container}>
      <Link className="link" to={to('editor', { id: last.box.orderId })} viewTransition>
        {say.open}
      </Link>
      {!last.undone && (
        <Button kind="link" onClick={adding.undo}>
          {say.undo}
        </Button>
      )}
      <AnotherBox adding={adding} />
    </div>
  )
}

/** The other boxes that can have it, where there are any. */
function AnotherBox({ adding }: { adding: Adding }) {
  const say = useMessages(addToBoxMessages)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  if (!adding.boxes || adding.boxes.length < 2) return null
  return (
    <>
      <Button
        aria-haspopup="dialog"
        kind="link"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {say.another}
      </Button>
      {opened && (
        <Suspense>
          <ChooseBox adding={adding} onClose={() => setOpen(false)} open={open} />
        </Suspense>
      )}
    </>
  )
}

import { lazy, Suspense } from 'react'
import { menuMessages } from '../../i18n/menu.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Plus } from '../components/icons.tsx'
import type { Adding } from './use_add_to_box.ts'

// Fetched after the first press, because most people who look at a menu are visitors, who have no box.
const Outcome = lazy(async () => ({ default: (await import('./added.tsx')).Outcome }))
const Ways = lazy(async () => ({ default: (await import('./added.tsx')).Ways }))

/** A plus over a picture or at the end of a row. */
export function AddPlus({ adding }: { adding: Adding }) {
  const say = useMessages(menuMessages)
  const { busy } = adding
  return (
    <button
      aria-busy={busy || undefined}
      aria-label={say.addNamed(adding.product.name)}
      className="plus"
      onClick={adding.add}
      type="button"
    >
      {busy ? <span aria-hidden className="spinner" /> : <Plus aria-hidden size={22} />}
    </button>
  )
}

/** The result of the last press, in place: the box and a link to it, or why it failed. */
export function AddedNote({ adding }: { adding: Adding }) {
  const { refused, boxes, last } = adding
  return (
    <div className="added">
      <div role="status">
        {(refused !== null || boxes !== null) && (
          <Suspense>
            <Outcome adding={adding} />
          </Suspense>
        )}
      </div>
      {last && refused === null && (
        <Suspense>
          <Ways adding={adding} last={last} />
        </Suspense>
      )}
    </div>
  )
}

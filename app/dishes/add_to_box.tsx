import { lazy, Suspense } from 'react'
import { menuMessages } from '../../i18n/menu.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Plus } from '../components/icons.tsx'
import type { Adding } from './use_add_to_box.ts'

// Asked for once something was pressed: most who look at a menu are visitors, who cannot.
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

/** What the last press did, in place: the box it went into and the way there, or why it did not. */
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

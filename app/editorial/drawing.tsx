import type { DrawingName } from '../../contract/content.ts'
import { drawings } from '../components/illustrations.tsx'
import { serviceDrawings } from '../components/illustrations_service.tsx'

const all = { ...drawings, ...serviceDrawings }

/** A drawing that repeats the words beside it: it is not announced. */
export function Drawing({
  name,
  size = 'normal',
}: {
  name: DrawingName
  size?: 'small' | 'normal' | 'large'
}) {
  return (
    <svg aria-hidden="true" className="illustration" data-size={size} viewBox="0 0 160 150">
      {all[name]}
      <path className="drawn-ground" d="M6 138h148" />
    </svg>
  )
}

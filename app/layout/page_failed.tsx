import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ErrorPanel } from '../components/panels.tsx'
import { useLinks } from './links.ts'

/** In the place of a page that could not be set up (RULINGS 56): what happened, another try, the way to a person. */
export function PageFailed() {
  const say = useMessages(componentMessages).error
  const to = useLinks()
  return (
    <div className="page-width section">
      <title>{say.title}</title>
      <ErrorPanel contactTo={to('contact')} onRetry={() => location.reload()} wholePage />
    </div>
  )
}

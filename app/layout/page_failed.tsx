import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { ErrorPanel } from '../components/panels.tsx'

/**
 * Replaces a page that could not be loaded (rule 56): what happened, another try, a link to a person.
 * @param props.target address of a page that never came; by default the current one
 */
export function PageFailed({ target }: { target?: string }) {
  const say = useMessages(componentMessages).error
  const to = useLinks()
  return (
    <div className="page-width section">
      <title>{say.title}</title>
      <ErrorPanel
        contactTo={to('contact')}
        onRetry={() => (target ? location.assign(target) : location.reload())}
        wholePage
      />
    </div>
  )
}

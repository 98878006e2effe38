// Outside production, a line that names the environment and warns that its data may be deleted.

import { layoutMessages } from '../../i18n/layout.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useRootData } from '../root_data.ts'

/** Where everybody may use the control room; on staging it is for operators, who know its address. */
const openToAll: readonly string[] = ['development', 'test']

export function EnvironmentBanner() {
  const say = useMessages(layoutMessages)
  const root = useRootData()
  if (!root || root.environment === 'production') return null
  return (
    <aside aria-label={say.environment.label} className="environment-banner">
      {say.environment.warning(root.environment)}
      {openToAll.includes(root.environment) && (
        <>
          {' '}
          <a className="link" href="/dev">
            {say.environment.room}
          </a>
        </>
      )}
    </aside>
  )
}

import { Link } from 'react-router'
import { layoutMessages } from '../../i18n/layout.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useRootData } from '../root_data.ts'
import { leadsSomewhere } from './destinations.ts'
import { useWays } from './use_ways.ts'

/** Tells admins that they see the site as an admin, with a link to the admin's home. */
export function AdminBanner() {
  const say = useMessages(layoutMessages).admin
  const to = useWays()
  if (!useRootData()?.session.adminLoggedIn || !leadsSomewhere('admin')) return null
  return (
    <aside aria-label={say.label} className="environment-banner">
      {say.note}{' '}
      <Link className="link" to={to('admin')}>
        {say.link}
      </Link>
    </aside>
  )
}

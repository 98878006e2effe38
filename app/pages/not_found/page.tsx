import { data } from 'react-router'
import { NotFound } from '../../layout/not_found.tsx'

/** Unknown addresses answer 404; `/404` itself is the same page. */
export function loader() {
  return data(null, { status: 404 })
}

export default NotFound

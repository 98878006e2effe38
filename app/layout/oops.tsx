import { componentMessages } from '../../i18n/components.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useOffline } from '../components/panels.tsx'

/** A crash the route caught (rule 56): what happened in words, a way to try again, a person to ask. */
export function Oops() {
  const { facts } = useBrand()
  const say = useMessages(layoutMessages).oops
  const error = useMessages(componentMessages).error
  const offline = useOffline()
  const title = offline ? error.offline : say.title
  return (
    <div className="page-width section lost" role="alert">
      <title>{title}</title>
      <h1 className="text-h1">{title}</h1>
      <p className="text-lede">{offline ? error.offlineNote : say.note}</p>
      {facts.email !== '' && (
        <p>
          {say.ask}{' '}
          <a className="link" href={`mailto:${facts.email}`}>
            {facts.email}
          </a>
        </p>
      )}
      <Button onClick={() => location.reload()}>{say.retry}</Button>
    </div>
  )
}

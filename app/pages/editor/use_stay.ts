import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { editorMessages } from './words.ts'

/**
 * A person who navigates away while changes wait for the connection stays until they are saved, and sees a notice. They can also
 * leave at once, because the changes are stored.
 */
export function useStay(waiting: boolean): void {
  const say = useMessages(editorMessages)
  const notify = useToasts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => waiting && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!waiting) return blocker.proceed()
    const actions = [{ label: say.leave, onPress: () => blocker.proceed() }]
    notify({ text: `${say.away} ${say.stay}`, subject: 'change', actions })
  }, [blocker, waiting, notify, say])
}

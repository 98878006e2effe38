import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { editorMessages } from '../../../i18n/editor.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'

/**
 * Who goes to another page while changes wait for the connection stays until they are saved, and is told so; they can go at
 * once too, for what waits is kept.
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

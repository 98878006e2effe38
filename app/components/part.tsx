// A part of a page that is fetched on first use. Where that fails, the page stays as it is and reports it. A browser does not fetch
// a failed script again, so the page has to be reloaded.

import { type ComponentType, lazy, useEffect } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { useToasts } from './toasts.tsx'

interface Missing {
  /** It could not be fetched: the caller can restore its state. */
  onMissing?: () => void
}

/** @param fetchPart imports the part; put the component into a `<Suspense>` */
export function part<P extends object>(fetchPart: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P & Missing>>(() => fetchPart().catch(() => ({ default: NotFetched })))
}

function NotFetched({ onMissing }: Missing) {
  const say = useMessages(componentMessages).notFetched
  const notify = useToasts()
  useEffect(() => {
    const actions = [{ label: say.reload, onPress: () => location.reload() }]
    notify({ text: say.sentence, tone: 'failed', subject: 'change', actions })
    onMissing?.()
  }, [say, notify, onMissing])
  return null
}

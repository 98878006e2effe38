import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminMessages } from '../../../../../i18n/admin.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/controls/dialog.tsx'

/** Leaving with unsaved changes asks first: within the site by a dialog, otherwise by the browser's own question. */
export function LeaveQuestion({ changed }: { changed: boolean }) {
  const say = useMessages(adminMessages).piece
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={() => blocker.proceed?.()}>
            {say.leave}
          </Button>
          <Button onClick={stay}>{say.stay}</Button>
        </>
      }
      onClose={stay}
      open={blocker.state === 'blocked'}
      title={say.leaveTitle}
    >
      <p>{say.leaveNote}</p>
    </Dialog>
  )
}

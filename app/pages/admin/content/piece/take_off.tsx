import { useState } from 'react'
import { adminMessages } from '../../../../../i18n/admin.ts'
import { useMessages } from '../../../../components/brand_context.tsx'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/controls/dialog.tsx'

/** Takes a piece off the site, after a question. */
export function TakeOff({ takeOff }: { takeOff: () => void }) {
  const say = useMessages(adminMessages).piece
  const [asking, setAsking] = useState(false)
  return (
    <section className="admin-section">
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {say.takeOff}
      </Button>
      <Dialog
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {say.keep}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                takeOff()
              }}
            >
              {say.takeOff}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title={say.takeOffTitle}
      >
        <p>{say.takeOffNote}</p>
      </Dialog>
    </section>
  )
}

import { useState } from 'react'
import { adminClaimMessages } from '../../../../i18n/admin_claims.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { officeApi } from '../../../office/office_api.ts'
import type { Claim } from './page.tsx'

/** The household's photo, fetched once somebody asks: whoever looks is in the log. */
export function Photo({ claim: { brand, clientId, id, name, client } }: { claim: Claim }) {
  const say = useMessages(adminClaimMessages)
  const attempt = useAttempt()
  const [jpeg, setJpeg] = useState<string | null>(null)
  const what = say.photoOf(name ?? say.whole)
  async function show() {
    const answer = await attempt.run(() => officeApi(brand).get('box_claims_admin.photo', { clientId, id }))
    if (answer) setJpeg(answer.jpeg)
  }
  return (
    <>
      {' '}
      <button
        aria-busy={attempt.busy || undefined}
        aria-label={`${what}, ${client.name}`}
        className="of-btn"
        data-kind="bare"
        onClick={() => void show()}
        type="button"
      >
        {say.photo}
      </button>
      <Failed>{attempt.sentence}</Failed>
      <Dialog onClose={() => setJpeg(null)} open={jpeg !== null} title={what}>
        {jpeg && <img alt={what} className="of-photo" src={`data:image/jpeg;base64,${jpeg}`} />}
      </Dialog>
    </>
  )
}

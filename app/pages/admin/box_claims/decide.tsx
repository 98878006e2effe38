import { type FormEvent, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import { adminClaimMessages } from '../../../../i18n/admin_claims.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { TextArea } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { officeApi } from '../../../office/office_api.ts'
import type { Claim } from './page.tsx'

const post = ({ brand, clientId, id }: Claim, give: boolean, answer: string) =>
  officeApi(brand).post('box_claims_admin.decide', { clientId, id, give, answer })

/** One of many. */
export const give = (claim: Claim) => post(claim, true, '')

/** Decides and says so. Where somebody decided otherwise the claim leaves the page, and its row cannot say why: a notice does. */
export function useDecide(): (claim: Claim, isGiven: boolean, answer?: string) => Promise<void> {
  const say = useMessages(adminClaimMessages)
  const notify = useToasts()
  return useCallback(
    async (claim, isGiven, answer = '') => {
      const { name } = claim.client
      try {
        await post(claim, isGiven, answer)
        notify({ text: isGiven ? say.gaveTo(name) : say.saidNo(name) })
      } catch (failure) {
        if (!(failure instanceof Refusal) || failure.code !== 'conflict') throw failure
        notify({ text: say.decidedOtherwise(name) })
      }
    },
    [notify, say],
  )
}

/** Says no, with the words that the household reads. */
export function Decline({ claim }: { claim: Claim }) {
  const say = useMessages(adminClaimMessages)
  const [open, setOpen] = useState(false)
  const title = say.declineOf(claim.client.name)
  return (
    <>
      <button aria-label={title} className="of-btn" onClick={() => setOpen(true)} type="button">
        {say.decline}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={title}>
        <Answer claim={claim} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Answer({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const say = useMessages(adminClaimMessages)
  const attempt = useFormAttempt()
  const decide = useDecide()
  const { revalidate } = useRevalidator()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = String(new FormData(event.currentTarget).get('answer'))
    const isDone = await attempt.run(async () => {
      await decide(claim, false, answer)
      return true
    })
    if (!isDone) return
    onDone()
    await revalidate()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={send} ref={attempt.form}>
      <TextArea error={attempt.of('answer')} label={say.answer} maxLength={500} name="answer" rows={3} />
      <Failed>{attempt.sentence}</Failed>
      <p>
        <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
          {say.send}
        </button>
      </p>
    </form>
  )
}

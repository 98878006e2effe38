import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import { readExpiry } from '../../domain/card_expiry.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { type Attempt, useFocusOnFault } from '../attempt.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/text_fields.tsx'

interface CardFormProps {
  attempt: Attempt
  /** Called with the token once the card is on file and its holder has confirmed where the bank asked. */
  onToken: (token: string, nameOnCard: string) => Promise<void>
  submit: string
}

/** Card fields, sent to the processor; the bank's question in a dialog; faults beside their fields. */
export function CardForm({ attempt, onToken, submit }: CardFormProps) {
  const say = useMessages(signupStepMessages).card
  const [challenge, setChallenge] = useState<string | null>(null)
  const pending = useRef<AbortController | null>(null)
  const fields = useFocusOnFault(attempt.refusal)
  useEffect(() => () => pending.current?.abort(), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '').trim()
    await attempt.run(async () => {
      refuseEmpty(value)
      const token = await tokenOf(value)
      await onToken(token, value('nameOnCard'))
    })
  }

  async function tokenOf(value: (name: string) => string): Promise<string> {
    const { challengeOutcome, setUpCard } = await import('./card_client.ts')
    const { month: expiryMonth, year: expiryYear } = readExpiry(value('expiry'))
    const setup = await setUpCard({ number: value('number'), expiryMonth, expiryYear, cvc: value('cvc') })
    if (setup.status === 'declined') throw new Refusal(setup.code, fieldOf(setup.field, setup.code))
    if (setup.status === 'requires_action') {
      pending.current = new AbortController()
      setChallenge(setup.challengeUrl)
      const outcome = await challengeOutcome(pending.current.signal)
      setChallenge(null)
      if (outcome !== 'succeeded') throw new Refusal('card_action_failed')
    }
    return setup.token
  }

  return (
    <form className="form" noValidate onSubmit={send} ref={fields}>
      <TextField autoComplete="cc-name" error={attempt.of('nameOnCard')} label={say.name} name="nameOnCard" />
      <TextField
        autoComplete="cc-number"
        error={attempt.of('number')}
        inputMode="numeric"
        label={say.number}
        name="number"
      />
      <div className="form-pair">
        <TextField
          autoComplete="cc-exp"
          error={attempt.of('expiry')}
          inputMode="numeric"
          label={say.expiry}
          name="expiry"
          placeholder={say.expiryExample}
        />
        <TextField
          autoComplete="cc-csc"
          error={attempt.of('cvc')}
          inputMode="numeric"
          label={say.cvc}
          name="cvc"
        />
      </div>
      <p className="text-muted">{say.secure}</p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button busy={attempt.busy} type="submit" width="full">
        {submit}
      </Button>
      <Challenge onClose={() => pending.current?.abort()} url={challenge} />
    </form>
  )
}

function Challenge({ url, onClose }: { url: string | null; onClose: () => void }) {
  const say = useMessages(signupStepMessages).card
  const locale = useLocale()
  return (
    <Dialog onClose={onClose} open={url !== null} title={say.challenge}>
      {url && <iframe className="card-challenge" src={`${url}?locale=${locale}`} title={say.challenge} />}
    </Dialog>
  )
}

/** SPEC 5: the payment step requires card details. Said before anything is sent. */
function refuseEmpty(value: (name: string) => string): void {
  const missing = ['nameOnCard', 'number', 'expiry', 'cvc'].filter(name => value(name) === '')
  if (missing.length > 0) {
    throw new Refusal('card_required', {
      fields: Object.fromEntries(missing.map(name => [name, 'card_required'])),
    })
  }
}

function fieldOf(field: string | null, code: ErrorCode): { fields?: Record<string, ErrorCode> } {
  return field ? { fields: { [field]: code } } : {}
}

// The fields of a card, and their conversion into a token, for any form that takes a card.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CardForm, MountCardForm, MountedCardForm } from '../../contract/card_form.ts'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import { readExpiry } from '../../domain/card_expiry.ts'
import { groupedNumber, slashedExpiry } from '../../domain/card_typing.ts'
import { cardErrorMessages } from '../../i18n/errors_card.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { browserApi } from '../api.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { TextField } from '../components/text_fields.tsx'
import type { Attempt } from '../forms/attempt.ts'
import { typedAs } from './typed_as.ts'

/** Name, number, expiry and security code, with their faults beside them; or the card processor's own form. */
export function CardFields({ attempt, entry }: { attempt: Pick<Attempt, 'of'>; entry: CardEntry }) {
  const say = useMessages(signupStepMessages).card
  return (
    <>
      <TextField autoComplete="cc-name" error={attempt.of('nameOnCard')} label={say.name} name="nameOnCard" />
      {entry.form ? (
        <ProcessorFields form={entry.form} mounted={entry.mounted} />
      ) : (
        <OwnFields attempt={attempt} />
      )}
      <p className="text-muted">{say.secure}</p>
    </>
  )
}

interface ProcessorFieldsProps {
  form: CardForm
  mounted: RefObject<MountedCardForm | null>
}

/** The processor's script is fetched once a person begins to enter a card. */
function ProcessorFields(props: ProcessorFieldsProps) {
  const [tries, setTries] = useState(1)
  return <ProcessorForm {...props} key={tries} onAgain={() => setTries(tries + 1)} />
}

function ProcessorForm({ form, mounted, onAgain }: ProcessorFieldsProps & { onAgain: () => void }) {
  const say = useMessages(signupStepMessages).card
  const locale = useLocale()
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { script, publishableKey } = form
  useEffect(() => {
    let left = false
    let unmount = () => {}
    const show = async () => {
      const module: { default: MountCardForm } = await import(/* @vite-ignore */ script)
      if (left || !place.current) return
      const beginSetup = async () => (await browserApi().post('cards.begin_setup', {})).clientSecret
      const shown = await module.default({ place: place.current, locale, publishableKey, beginSetup })
      mounted.current = shown
      unmount = shown.unmount
      if (left) unmount()
    }
    show().catch(() => setFailed(true))
    return () => {
      left = true
      mounted.current = null
      unmount()
    }
  }, [locale, script, publishableKey, mounted])
  return (
    <>
      <div ref={place} />
      {failed && (
        <Banner
          action={
            <Button kind="secondary" onClick={onAgain} size="small">
              {say.loadAgain}
            </Button>
          }
          tone="warn"
        >
          {say.formFailed}
        </Banner>
      )}
    </>
  )
}

function OwnFields({ attempt }: { attempt: Pick<Attempt, 'of'> }) {
  const say = useMessages(signupStepMessages).card
  return (
    <>
      <TextField
        autoComplete="cc-number"
        error={attempt.of('number')}
        inputMode="numeric"
        label={say.number}
        name="number"
        onChange={typedAs(groupedNumber)}
      />
      <div className="form-pair">
        <TextField
          autoComplete="cc-exp"
          error={attempt.of('expiry')}
          inputMode="numeric"
          label={say.expiry}
          name="expiry"
          onChange={typedAs(slashedExpiry)}
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
    </>
  )
}

type CardField = 'nameOnCard' | 'number' | 'expiry' | 'cvc'

export interface CardEntry {
  /** The card processor's own form; null where our fields take the card. */
  form: CardForm | null
  /** That form, while it is shown. */
  mounted: RefObject<MountedCardForm | null>
  /** The refusal of fields of the card that are still empty; null where all are filled in. */
  missing(value: (name: string) => string): Refusal | null
  /**
   * Puts the entered card on file with the processor.
   * @throws Refusal with the fields at fault, or the bank's answer
   */
  tokenOf(value: (name: string) => string): Promise<string>
  /** Has the holder confirm the card at the bank's address. @throws Refusal card_action_failed where they did not confirm */
  confirm(url: string): Promise<void>
  /** A refusal of the card made here, in the reader's words. */
  refused(code: ErrorCode): Refusal
  /** The bank's question: render it once, anywhere in the form. */
  dialog: ReactNode
}

export function useCardEntry(form: CardForm | null): CardEntry {
  const said: Partial<Record<ErrorCode, string>> = useMessages(cardErrorMessages)
  const say = useMessages(signupStepMessages).card
  const mounted = useRef<MountedCardForm | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  async function confirm(url: string): Promise<void> {
    const { challengeOutcome } = await import('./card_client.ts')
    pending.current = new AbortController()
    setChallenge(url)
    const outcome = await challengeOutcome(pending.current.signal)
    setChallenge(null)
    if (outcome !== 'succeeded') throw new Refusal('card_action_failed')
  }

  /** Area 5: the payment step requires card details. Checked before anything is sent. */
  function missing(value: (name: string) => string): Refusal | null {
    const names: CardField[] = form ? ['nameOnCard'] : ['nameOnCard', 'number', 'expiry', 'cvc']
    const empty = names.filter(name => value(name) === '')
    if (empty.length === 0) return null
    return new Refusal('card_required', {
      message: said.card_required,
      fields: Object.fromEntries(empty.map(name => [name, 'card_required'])),
      sentences: Object.fromEntries(empty.map(name => [name, say.missing[name]])),
    })
  }

  async function tokenOf(value: (name: string) => string): Promise<string> {
    const refusal = missing(value)
    if (refusal) throw refusal
    if (form) {
      if (!mounted.current) throw new Refusal('busy')
      const setup = await mounted.current.setUp(value('nameOnCard'))
      if ('refused' in setup) throw new Refusal(setup.refused)
      return setup.token
    }
    const { setUpCard } = await import('./card_client.ts')
    const { month: expiryMonth, year: expiryYear } = readExpiry(value('expiry'))
    const setup = await setUpCard({ number: value('number'), expiryMonth, expiryYear, cvc: value('cvc') })
    if (setup.status === 'declined') throw new Refusal(setup.code, fieldOf(setup.field, setup.code))
    if (setup.status === 'requires_action') await confirm(setup.challengeUrl)
    return setup.token
  }

  const dialog = <Challenge onClose={() => pending.current?.abort()} url={challenge} />
  /** The server's refusals bring their own sentences; those made in the browser get theirs here. */
  const inWords = (failure: unknown): never => {
    if (!(failure instanceof Refusal)) throw failure
    const { code, fields, sentences, details } = failure
    const ours = Object.entries(fields ?? {}).map(([field, fault]) => [field, said[fault] ?? fault])
    throw new Refusal(code, {
      message: said[code] ?? failure.message,
      fields,
      sentences: sentences ?? (fields && Object.fromEntries(ours)),
      details,
    })
  }
  return {
    form,
    mounted,
    missing,
    tokenOf: value => tokenOf(value).catch(inWords),
    confirm: url => confirm(url).catch(inWords),
    refused: code => new Refusal(code, { message: said[code] }),
    dialog,
  }
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

function fieldOf(field: string | null, code: ErrorCode): { fields?: Record<string, ErrorCode> } {
  return field ? { fields: { [field]: code } } : {}
}

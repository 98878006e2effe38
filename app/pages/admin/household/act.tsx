// What the office does for a household: first what follows from it, then the reason, then it is done.

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { TextArea } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt, useRefusalSentence } from '../../../forms/attempt.ts'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { Follows } from './follows.tsx'
import { householdPageMessages } from './words.ts'

type Act = InputOf<'households_admin.act_for'>['what']
export type Foreseen = OutputOf<'households_admin.foresee'>

interface ActProps {
  clientId: string
  /** Its words on the button, and what is done with them said, in full. */
  words: string
  title: string
  done: string
  /** What is to be done; null while a choice is missing. */
  what: Act | null
  /** The fields of a choice. */
  fields?: ReactNode
  /** It is about to be asked for: what its choices need can be read. */
  onOpen?: () => void
  /** Another name for those who do not see the row. */
  label?: string
}

/** A button that says what follows, asks why, and does it. */
export function ActButton(props: ActProps) {
  const [isOpen, setOpen] = useState(false)
  const { words, label, onOpen } = props
  return (
    <>
      <button
        {...(label && { 'aria-label': label })}
        className="of-btn"
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
        type="button"
      >
        {words}
      </button>
      <ActDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function ActDialog({
  clientId,
  words,
  title,
  done,
  what,
  fields,
  isOpen,
  onClose,
}: ActProps & {
  isOpen: boolean
  onClose: () => void
}) {
  const say = useMessages(householdPageMessages).act
  const api = useOfficeApi()
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [tells, setTells] = useState(true)
  const { foreseen, refused } = useForeseen(clientId, isOpen ? what : null)
  const form = useId()

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (what === null) return
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const agreed = withAgreement(what, foreseen)
    const answer = await attempt.run(() =>
      api().post('households_admin.act_for', { clientId, what: agreed, reason, tells }),
    )
    if (!answer) return
    onClose()
    notify({ text: answer.missing.length > 0 ? `${done} ${say.missing(answer.missing)}` : done })
    await revalidate()
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button busy={attempt.busy} disabled={what === null || refused !== null} form={form} type="submit">
            {words}
          </Button>
        </>
      }
      onClose={onClose}
      open={isOpen}
      title={title}
    >
      <form className="form" id={form} method="dialog" noValidate onSubmit={act}>
        {fields}
        {refused !== null && (
          <p role="alert">
            <State shape="failed" tone="bad">
              {refused}
            </State>
          </p>
        )}
        {what !== null && refused === null && <Follows foreseen={foreseen} tells={tells} />}
        <TextArea
          error={attempt.of('reason')}
          hint={say.reasonHint}
          label={say.reason}
          maxLength={300}
          name="reason"
          rows={2}
        />
        <Checkbox
          checked={tells}
          hint={say.tellsHint}
          onChange={event => setTells(event.currentTarget.checked)}
        >
          {say.tells}
        </Checkbox>
        {attempt.sentence && (
          <p role="alert">
            <State shape="failed" tone="bad">
              {attempt.sentence}
            </State>
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Items added after the cutoff are charged at once: what was foreseen is what was read out and agreed to. */
const withAgreement = (what: Act, foreseen: Foreseen | null): Act =>
  what.act === 'quantity' && foreseen && foreseen.payNowCents !== null
    ? { ...what, with: { ...what.with, payNowCents: foreseen.payNowCents } }
    : what

/** What follows, asked again with each other choice. */
function useForeseen(
  clientId: string,
  what: Act | null,
): { foreseen: Foreseen | null; refused: string | null } {
  const api = useOfficeApi()
  const inWords = useRefusalSentence()
  const [answer, setAnswer] = useState<{ foreseen: Foreseen | null; refused: Refusal | null }>({
    foreseen: null,
    refused: null,
  })
  const asked = what === null ? null : JSON.stringify(what)
  useEffect(() => {
    setAnswer({ foreseen: null, refused: null })
    if (asked === null) return
    let isLate = false
    api()
      .post('households_admin.foresee', { clientId, what: JSON.parse(asked) as Act })
      .then(
        foreseen => !isLate && setAnswer({ foreseen, refused: null }),
        (failure: unknown) =>
          !isLate &&
          setAnswer({
            foreseen: null,
            refused: failure instanceof Refusal ? failure : new Refusal('unexpected'),
          }),
      )
    return () => {
      isLate = true
    }
  }, [asked, clientId, api])
  return { foreseen: answer.foreseen, refused: answer.refused && inWords(answer.refused) }
}

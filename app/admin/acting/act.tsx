// What the office does for a household: first what follows from it, then the reason, then it is done.

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import { adminRefundMessages } from '../../../i18n/admin_refunds.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Dialog } from '../../components/controls/dialog.tsx'
import { TextArea } from '../../components/text_fields.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { type Attempt, useAttempt, useFocusOnFault, useRefusalSentence } from '../../forms/attempt.ts'
import { Failed } from '../../office/failed.tsx'
import { useOfficeApi } from '../../office/use_office.ts'
import { useRequestId } from '../../request_id.ts'
import { carryOut, type Foreseen, foresee, type What, withAgreement } from './doing.ts'
import { Follows } from './follows.tsx'
import { actingMessages } from './words.ts'

interface ActProps {
  clientId: string
  /** Its words on the button. */
  words: string
  title: string
  /** Said once it is done. */
  done: string
  /** What is to be done, foreseen as it is chosen; null while a choice is missing. */
  what?: What | null
  /** Reads what is to be done from a form, which is foreseen once somebody asks. @throws Refusal for what is missing */
  read?: (typed: FormData) => What
  /** The fields of a choice. */
  fields?: ReactNode
  /** The attempt that the fields show the faults of. */
  attempt?: Attempt
  /** A refund: its note is for the office, and the household is always told. */
  isRefund?: boolean
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

/** What does not change what follows. */
const onlySaid: readonly string[] = ['reason', 'tells', 'because']

function ActDialog(props: ActProps & { isOpen: boolean; onClose: () => void }) {
  const { clientId, words, title, done, read, fields, isOpen, onClose, isRefund = false } = props
  const say = useMessages(actingMessages).act
  const api = useOfficeApi()
  const own = useAttempt()
  const attempt = props.attempt ?? own
  const form = useFocusOnFault(attempt.refusal)
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [tells, setTells] = useState(true)
  const requestId = useRequestId()
  const chosen = useForeseen(clientId, isOpen && !read ? (props.what ?? null) : null)
  const [asked, setAsked] = useState<{ what: What; foreseen: Foreseen } | null>(null)
  const what = read ? (asked?.what ?? null) : (props.what ?? null)
  const foreseen = read ? (asked?.foreseen ?? null) : chosen.foreseen
  const refused = read ? null : chosen.refused
  const formId = useId()
  // What was asked for is below the fields, perhaps beyond the edge.
  useEffect(() => {
    if (asked) form.current?.querySelector('.of-foreseen')?.scrollIntoView({ block: 'nearest' })
  }, [asked, form])

  function typed(event: FormEvent<HTMLFormElement>) {
    if (onlySaid.includes((event.target as HTMLInputElement).name)) return
    requestId.renew()
    setAsked(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    if (read && !asked) {
      const seen = await attempt.run(async () => {
        const wanted = read(said)
        return { what: wanted, foreseen: await foresee(api(), clientId, wanted) }
      })
      if (seen) setAsked(seen)
      return
    }
    if (what === null) return
    const of = (name: string) => String(said.get(name) ?? '')
    const missing = await attempt.run(() =>
      carryOut(api(), clientId, withAgreement(what, foreseen), {
        ...{ reason: of('reason'), because: of('because'), tells, requestId: requestId.get() },
      }),
    )
    if (!missing) return
    requestId.renew()
    setAsked(null)
    onClose()
    notify({ text: missing.length > 0 ? `${done} ${say.missing(missing)}` : done })
    await revalidate()
  }

  const asksFirst = read !== undefined && asked === null
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button
            busy={attempt.busy}
            disabled={!asksFirst && (what === null || refused !== null)}
            form={formId}
            type="submit"
          >
            {asksFirst ? say.foresee : words.replace('…', '')}
          </Button>
        </>
      }
      onClose={onClose}
      open={isOpen}
      title={title}
    >
      <form
        className="form"
        id={formId}
        method="dialog"
        noValidate
        onChange={typed}
        onSubmit={submit}
        ref={form}
      >
        {fields}
        <Failed>{refused}</Failed>
        {what !== null && refused === null && <Follows foreseen={foreseen} tells={tells || isRefund} />}
        <Why attempt={attempt} isRefund={isRefund} setTells={setTells} tells={tells} />
        <Failed>{attempt.sentence}</Failed>
      </form>
    </Dialog>
  )
}

interface WhyProps {
  attempt: Attempt
  isRefund: boolean
  tells: boolean
  setTells: (tells: boolean) => void
}

/** Why it is done, and whether the household is told. */
function Why({ attempt, isRefund, tells, setTells }: WhyProps) {
  const say = useMessages(actingMessages).act
  const refund = useMessages(adminRefundMessages)
  if (isRefund)
    return (
      <TextArea
        error={attempt.of('remark')}
        hint={refund.remarkHint}
        label={refund.remark}
        name="reason"
        rows={2}
      />
    )
  return (
    <>
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
        name="tells"
        onChange={event => setTells(event.currentTarget.checked)}
      >
        {say.tells}
      </Checkbox>
    </>
  )
}

/** Milliseconds without another letter or choice before what follows is worked out. */
const settles = 250

/** What follows, asked again with each other choice. */
function useForeseen(
  clientId: string,
  what: What | null,
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
    const wait = setTimeout(() => {
      foresee(api(), clientId, JSON.parse(asked) as What).then(
        foreseen => !isLate && setAnswer({ foreseen, refused: null }),
        (failure: unknown) =>
          !isLate &&
          setAnswer({
            foreseen: null,
            refused: failure instanceof Refusal ? failure : new Refusal('unexpected'),
          }),
      )
    }, settles)
    return () => {
      isLate = true
      clearTimeout(wait)
    }
  }, [asked, clientId, api])
  return { foreseen: answer.foreseen, refused: answer.refused && inWords(answer.refused) }
}

// "Something was wrong?": what of the box, what was wrong, where the money goes, send. For a box that did not arrive only where.

import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { type BoxProblem, boxProblems } from '../../../domain/refunds/reasons.ts'
import { boxClaimMessages } from '../../../i18n/box_claims.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { browserApi } from '../../api.ts'
import { useFormAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { ChoiceCards } from '../../components/choice_cards.tsx'
import { SelectField, TextArea } from '../../components/text_fields.tsx'
import { useLinks } from '../../layout/links.ts'

type Said = OutputOf<'box_claims.of_box'>
type Answer = OutputOf<'box_claims.make'>

const ways = ['credit', 'payment'] as const

interface ClaimsProps {
  orderId: string
  said: Said
}

/** What can be said of the box, and what was. */
export function BoxClaims({ orderId, said }: ClaimsProps) {
  const say = useMessages(boxClaimMessages)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const possible = said.about === 'whole' || (said.about === 'lines' && said.lines.length > 0)
  return (
    <>
      <p className="box-claim-answer" role="status">
        {answer && (answer.state === 'paid' ? say.paid(answer.totalCents) : say.waiting)}
      </p>
      {possible && said.about === 'whole' && (
        <section aria-labelledby="box-claim" className="box-claim">
          <h2 className="font-display text-h3" id="box-claim">
            {say.failedTitle}
          </h2>
          <p>{say.failedLede(said.leftCents)}</p>
          <ClaimForm onAnswer={setAnswer} orderId={orderId} said={said} />
        </section>
      )}
      {possible && said.about === 'lines' && (
        <details className="box-claim">
          <summary className="font-display text-h3">{say.title}</summary>
          {said.until && <p>{say.lede(said.until)}</p>}
          <ClaimForm key={said.claims.length} onAnswer={setAnswer} orderId={orderId} said={said} />
        </details>
      )}
      {said.claims.length > 0 && <SaidBefore orderId={orderId} said={said} />}
    </>
  )
}

interface FormProps extends ClaimsProps {
  onAnswer: (answer: Answer) => void
}

/** Inert until its script is there. */
function ClaimForm({ orderId, said, onAnswer }: FormProps) {
  const say = useMessages(boxClaimMessages)
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const [productId, setProductId] = useState<string | null>(null)
  const [reason, setReason] = useState<BoxProblem | null>(null)
  const [to, setTo] = useState<(typeof ways)[number]>('credit')
  const [requestId, setRequestId] = useState<string | null>(null)
  const line = said.lines.find(one => one.productId === productId)
  const missing = attempt.refusal !== null

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    // Sent again after a lost answer it is the same claim.
    const id = requestId ?? crypto.randomUUID()
    setRequestId(id)
    const answer = await attempt.run(() =>
      browserApi().post('box_claims.make', {
        orderId,
        to,
        requestId: id,
        ...(productId && { productId, units: Number(typed.get('units') ?? 1) }),
        ...(reason && { reason }),
        words: String(typed.get('words') ?? ''),
      }),
    )
    if (!answer) return
    setRequestId(null)
    onAnswer(answer)
    await revalidate()
  }

  return (
    <form
      className="form"
      method="dialog"
      noValidate
      onChange={() => setRequestId(null)}
      onSubmit={send}
      ref={attempt.form}
    >
      {said.about === 'lines' && (
        <>
          <ChoiceCards
            error={missing && attempt.of('productId') ? say.choose : null}
            legend={say.what}
            name="productId"
            onChange={setProductId}
            options={said.lines.map(one => ({ value: one.productId, title: one.name }))}
            value={productId}
          />
          {line && line.left > 1 && (
            <SelectField defaultValue={String(line.left)} key={line.productId} label={say.units} name="units">
              {Array.from({ length: line.left }, (_, place) => place + 1).map(count => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </SelectField>
          )}
          <ChoiceCards
            error={missing && attempt.of('reason') ? say.choose : null}
            legend={say.why}
            name="reason"
            onChange={setReason}
            options={boxProblems.map(value => ({ value, title: say.reasons[value] }))}
            value={reason}
          />
        </>
      )}
      <ChoiceCards
        legend={say.where}
        name="to"
        onChange={setTo}
        options={ways.map(value => ({ value, title: say.ways[value], text: say.wayNotes[value] }))}
        value={to}
      />
      {said.about === 'lines' && (
        <TextArea error={attempt.of('words')} label={say.words} name="words" optional rows={2} />
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p>
        <Button busy={attempt.busy} type="submit">
          {say.send}
        </Button>
      </p>
    </form>
  )
}

function SaidBefore({ orderId, said: { claims } }: ClaimsProps) {
  const say = useMessages(boxClaimMessages)
  const { reasons } = useMessages(paperMessages)
  const to = useLinks()
  return (
    <section aria-labelledby="box-claims-said">
      <h2 className="font-display text-h3" id="box-claims-said">
        {say.said}
      </h2>
      <ul className="box-claims">
        {claims.map(({ id, name, reason, state, cents, note }) => (
          <li key={id}>
            <b>{name ?? say.whole}</b>
            {` · ${reasons[reason]} · ${state === 'paid' ? say.states.paid(cents ?? 0) : say.states[state]}`}
            {note !== null && (
              <>
                {' · '}
                <Link className="link" to={to('creditNote', { id: orderId, number: String(note) })}>
                  {say.note}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

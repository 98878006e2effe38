// "Something was wrong?": the product, the problem, the destination of the money, send. A box that did not arrive, or is late, can
// also be delivered again.

import { type ChangeEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import { type BoxProblem, boxProblems } from '../../domain/refunds/reasons.ts'
import { boxClaimMessages } from '../../i18n/box_claims.ts'
import { formatHours, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { paperMessages } from '../../i18n/papers.ts'
import { browserApi } from '../api.ts'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { ChevronDown } from '../components/icons.tsx'
import { useLinks } from '../components/links.ts'
import { SelectField, TextArea } from '../components/text_fields.tsx'
import { ChoiceCards } from '../dishes/choice_cards.tsx'
import { FormFault, PostForm } from '../forms/post_form.tsx'
import { type Sending, useForm } from '../forms/use_form.ts'
import { useRequestId } from '../request_id.ts'
import { smallPhoto } from '../small_photo.ts'
import { claimForm } from './forms.ts'

type ClaimsOfBox = OutputOf<'box_claims.of_box'>
type Answer = OutputOf<'box_claims.make'>

const remedies = ['again', 'credit', 'payment'] as const
type Remedy = (typeof remedies)[number]

interface ClaimsProps {
  orderId: string
  said: ClaimsOfBox
}

/** The possible and the earlier claims about the box. */
export function BoxClaims({ orderId, said }: ClaimsProps) {
  const say = useMessages(boxClaimMessages)
  const claim = useClaim()
  const { answer, typed } = claim.of
  return (
    <>
      <p className="box-claim-answer" role="status">
        {answer && <Answered answer={answer} />}
      </p>
      {(said.about === 'whole' || said.about === 'late') && (
        <section aria-labelledby="box-claim" className="box-claim">
          <h2 className="text-h3" id="box-claim">
            {said.about === 'late' ? say.lateTitle : say.failedTitle}
          </h2>
          <p>{say[said.about === 'late' && !said.dayOver ? 'lateLede' : 'failedLede'](said.leftCents)}</p>
          <ClaimForm claim={claim} key={said.claims.length} orderId={orderId} said={said} />
        </section>
      )}
      {said.about === 'lines' && said.lines.length > 0 && (
        <details className="box-claim" open={typed('to') !== undefined}>
          <summary className="text-h3">
            {say.title} <ChevronDown aria-hidden size={24} />
          </summary>
          {said.until && <p>{say.lede(said.until)}</p>}
          <ClaimForm claim={claim} key={said.claims.length} orderId={orderId} said={said} />
        </details>
      )}
      {said.claims.length > 0 && <SaidBefore orderId={orderId} said={said} />}
    </>
  )
}

function Answered({ answer: { state, again, totalCents } }: { answer: Answer }) {
  const say = useMessages(boxClaimMessages)
  const locale = useLocale()
  if (again) return say.again(formatWeekdayAndDay(again.date, locale), formatHours(again.window, locale))
  return state === 'paid' ? say.paid(totalCents) : say.waiting
}

interface Claim {
  of: Sending<'box_claims.make'>
  photo: string | null
  setPhoto: (photo: string | null) => void
  /** What is asked for changes. */
  changed: () => void
}

/** The claim that is being made, with its photo. */
function useClaim(): Claim {
  const { revalidate } = useRevalidator()
  const [photo, setPhoto] = useState<string | null>(null)
  const requestId = useRequestId()
  const of = useForm(
    claimForm,
    async () => {
      requestId.renew()
      setPhoto(null)
      await revalidate()
    },
    input =>
      browserApi().post('box_claims.make', { ...input, requestId: requestId.get(), ...(photo && { photo }) }),
  )
  return { of, photo, setPhoto, changed: requestId.renew }
}

interface FormProps extends ClaimsProps {
  claim: Claim
}

function ClaimForm({ orderId, said, claim }: FormProps) {
  const say = useMessages(boxClaimMessages)
  const { of, photo, setPhoto, changed } = claim
  const before = <T extends string>(name: string) => (of.typed(name)?.[0] as T | undefined) ?? null
  const [productId, setProductId] = useState(before('productId'))
  const [reason, setReason] = useState(before<BoxProblem>('reason'))
  const locale = useLocale()
  const [to, setTo] = useState(before<Remedy>('to') ?? (said.again ? 'again' : 'credit'))
  const line = said.lines.find(one => one.productId === productId)
  const missing = of.refusal !== null
  const wantsPhoto = photo !== null || of.of('photo') !== undefined
  const most = Math.max(1, ...said.lines.map(one => one.left))

  return (
    <PostForm of={of} onChange={changed}>
      <input name="orderId" type="hidden" value={orderId} />
      <input name="requestId" type="hidden" value={said.requestId} />
      {said.about === 'lines' && (
        <>
          <ChoiceCards
            error={missing && of.of('productId') ? say.choose : null}
            legend={say.what}
            name="productId"
            onChange={setProductId}
            options={said.lines.map(one => ({ value: one.productId, title: one.name }))}
            value={productId}
          />
          {line && line.left > 1 && <Units key={line.productId} most={line.left} />}
          {!line && most > 1 && (
            <noscript>
              <Units most={most} />
            </noscript>
          )}
          <ChoiceCards
            error={missing && of.of('reason') ? say.choose : null}
            legend={say.why}
            name="reason"
            onChange={setReason}
            options={boxProblems.map(value => ({ value, title: say.reasons[value] }))}
            value={reason}
          />
        </>
      )}
      <ChoiceCards
        legend={said.again ? say.whatNext : say.where}
        name="to"
        onChange={setTo}
        options={remedies.flatMap((value): { value: Remedy; title: string; text: string }[] => {
          if (value !== 'again') return [{ value, title: say.remedies[value], text: say.remedyNotes[value] }]
          if (!said.again) return []
          const { date, window } = said.again
          const text = say.againNote(formatWeekdayAndDay(date, locale), formatHours(window, locale))
          return [{ value, title: say.remedies.again, text }]
        })}
        value={to}
      />
      {wantsPhoto && <Photo error={of.of('photo') ?? null} keep={setPhoto} kept={photo !== null} />}
      {said.about === 'lines' && <TextArea {...of.field('words')} label={say.words} optional rows={2} />}
      <FormFault of={of} />
      <p>
        <Button busy={of.busy} type="submit">
          {say.send}
        </Button>
      </p>
    </PostForm>
  )
}

function Units({ most }: { most: number }) {
  const say = useMessages(boxClaimMessages)
  return (
    <SelectField defaultValue={String(most)} label={say.units} name="units">
      {Array.from({ length: most }, (_, place) => place + 1).map(count => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  )
}

/** Above a limit a photo is required; the phone's camera takes it. */
function Photo({
  error,
  kept,
  keep,
}: {
  error: string | null
  kept: boolean
  keep: (photo: string | null) => void
}) {
  const say = useMessages(boxClaimMessages)
  const { facts } = useBrand()
  const [unread, setUnread] = useState(false)
  async function add(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    if (!file) return
    const photo = await smallPhoto(file)
    setUnread(photo === null)
    keep(photo)
  }
  return (
    <div className="box-claim-photo">
      <label className="button" data-kind="secondary" data-size="small">
        {kept ? say.photoOther : say.photo}
        <input accept="image/*" className="visually-hidden" name="photo" onChange={add} type="file" />
      </label>
      <noscript>
        <p>
          {say.photoPlain} <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </p>
      </noscript>
      <p aria-live="polite">{unread ? say.photoUnread : kept ? say.photoKept : (error ?? say.photoNote)}</p>
    </div>
  )
}

function SaidBefore({ orderId, said: { claims } }: ClaimsProps) {
  const say = useMessages(boxClaimMessages)
  const { reasons } = useMessages(paperMessages)
  const to = useLinks()
  return (
    <section aria-labelledby="box-claims-said">
      <h2 className="text-h3" id="box-claims-said">
        {say.said}
      </h2>
      <ul className="box-claims">
        {claims.map(({ id, name, reason, state, cents, note }) => (
          <li key={id}>
            <b>{name ?? say.whole}</b>
            {` · ${reasons[reason]} · ${state === 'paid' ? say.states.paid(cents ?? 0) : say.states[state]}`}
            {note !== null && (
              <>
                <span> · </span>
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

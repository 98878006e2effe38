// Claims that wait for an admin.

import { type FormEvent, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminClaimMessages } from '../../../../i18n/admin_claims.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { paperMessages } from '../../../../i18n/papers.ts'
import { Person } from '../../../admin/person.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { TextArea } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt, useFormAttempt } from '../../../forms/attempt.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { Limits } from './limits.tsx'

type Claim = OutputOf<'box_claims_admin.waiting'>['claims'][number]

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('box_claims_admin.waiting', {}))

export default function BoxClaims() {
  const { claims, limits } = useLoaderData<typeof loader>()
  const say = useMessages(adminClaimMessages)
  const { reasons } = useMessages(paperMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <OfficePage page="adminBoxClaims" title={say.title} lede={say.lede}>
      <p aria-live="polite">{claims.length === 0 ? say.none : say.count(claims.length)}</p>
      {claims.length > 0 && (
        <Table
          caption={say.title}
          columns={say.columns}
          rows={claims.map(claim => ({
            id: claim.id,
            cells: [
              <>
                <span>{claim.name ? say.units(claim.name, claim.units) : say.whole}</span>
                <br />
                <span>{reasons[claim.reason]}</span>
                {claim.words && (
                  <>
                    <br />
                    {/* Isolated: a mark that turns the direction of text would turn what follows. */}
                    <q>
                      <bdi>{claim.words}</bdi>
                    </q>
                  </>
                )}
                {claim.hasPhoto && <Photo claim={claim} />}
              </>,
              <>
                <Person clientId={claim.clientId} {...claim.client} />
                <br />
                <Link className="link" to={to('adminRefunds', { id: claim.orderId })}>
                  {say.box(formatFullDay(claim.deliveryDate, locale))}
                </Link>
              </>,
              `${formatMoney(claim.claimedCents, locale)}, ${say.to[claim.to]}`,
              say.before(claim.before.claims, limits.days, claim.before.cents),
              <Decide claim={claim} key="decide" />,
            ],
          }))}
        />
      )}
      <Limits limits={limits} />
    </OfficePage>
  )
}

/** The household's photo, fetched on request. */
function Photo({ claim: { clientId, id, name } }: { claim: Claim }) {
  const api = useOfficeApi()
  const say = useMessages(adminClaimMessages)
  const attempt = useAttempt()
  const [jpeg, setJpeg] = useState<string | null>(null)
  if (jpeg)
    return <img alt={say.photoOf(name ?? say.whole)} src={`data:image/jpeg;base64,${jpeg}`} width={240} />
  async function show() {
    const answer = await attempt.run(() => api().get('box_claims_admin.photo', { clientId, id }))
    if (answer) setJpeg(answer.jpeg)
  }
  return (
    <>
      <br />
      <Button busy={attempt.busy} kind="secondary" onClick={show} size="small">
        {say.photo}
      </Button>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}

/** Inert until its script is there. */
function Decide({ claim }: { claim: Claim }) {
  const api = useOfficeApi()
  const say = useMessages(adminClaimMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState('')

  async function decide(give: boolean) {
    const { clientId, id, client } = claim
    const done = await attempt.run(async () => {
      try {
        return await api().post('box_claims_admin.decide', { clientId, id, give, answer })
      } catch (failure) {
        if (!(failure instanceof Refusal) || failure.code !== 'conflict') throw failure
        // Somebody decided otherwise, so it leaves this page, and its row cannot say why.
        notify({ text: say.decidedOtherwise(client.name) })
        await revalidate()
        return null
      }
    })
    if (!done) return
    notify({ text: give ? say.gaveTo(client.name) : say.saidNo(client.name) })
    await revalidate()
  }

  function decline(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void decide(false)
  }

  return (
    <>
      <Button
        aria-label={say.giveTo(claim.client.name)}
        busy={attempt.busy}
        kind="secondary"
        onClick={() => decide(true)}
        size="small"
      >
        {say.give}
      </Button>
      <details>
        <summary>{say.decline}</summary>
        <form className="stack-close" method="dialog" noValidate onSubmit={decline} ref={attempt.form}>
          <TextArea
            error={attempt.of('answer')}
            label={say.answer}
            name="answer"
            onChange={event => setAnswer(event.currentTarget.value)}
            rows={3}
            value={answer}
          />
          <p>
            <Button busy={attempt.busy} kind="secondary" size="small" type="submit">
              {say.send}
            </Button>
          </p>
        </form>
      </details>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}

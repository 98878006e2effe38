import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { useShortCode } from '../../../codes/code_meaning.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { OfBrand } from '../../../office/state.tsx'
import { useOffice } from '../../../office/use_office.ts'
import type { Code, CodeLists } from './page.tsx'
import { codesMessages } from './words.ts'

/** What the bar offers visitors of each brand who bring no code. */
export function OfferedCodes({ codes, lists }: { codes: readonly Code[]; lists: CodeLists }) {
  const say = useMessages(codesMessages)
  return (
    <Panel title={say.bar}>
      <ul className="of-history">
        {lists.map(({ brand }) => (
          <li key={brand}>
            <Offered brand={brand} code={codes.find(one => one.brand === brand && one.isDefault) ?? null} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Inert until its script is there. */
function Offered({ brand, code }: { brand: BrandId; code: Code | null }) {
  const say = useMessages(codesMessages)
  const short = useShortCode()
  const attempt = useFormAttempt()
  const { rights } = useOffice()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  async function stop(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const done = await attempt.run(() => officeApi(brand).post('codes_admin.offer', { code: null, reason }))
    if (done) await revalidate()
  }
  return (
    <>
      <p>
        <OfBrand brand={brand}>
          <b>{code?.code ?? brandFacts[brand].name}</b>
        </OfBrand>
      </p>
      <p>{code ? `${code.name}: ${short(code)}` : say.barNone}</p>
      {code && rights.includes('run_offers') && (
        <details>
          <summary className="link">{say.stopOffer}</summary>
          <form className="form" method="dialog" noValidate onSubmit={stop} ref={attempt.form}>
            <TextField
              error={attempt.of('reason')}
              label={say.stopOfferReason}
              maxLength={300}
              name="reason"
              onChange={event => setReason(event.currentTarget.value)}
              value={reason}
            />
            {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
            <p>
              <button aria-busy={attempt.busy || undefined} className="of-btn" type="submit">
                {say.stopOffer}
              </button>
            </p>
          </form>
        </details>
      )}
    </>
  )
}

import { brandFacts } from '../../../../brands/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { useShortCode } from '../../../codes/code_meaning.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
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

function Offered({ brand, code }: { brand: BrandId; code: Code | null }) {
  const say = useMessages(codesMessages)
  const short = useShortCode()
  const { rights } = useOffice()
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
          <ReasonForm
            label={say.stopOfferReason}
            send={reason => officeApi(brand).post('codes_admin.offer', { code: null, reason })}
            words={say.stopOffer}
          />
        </details>
      )}
    </>
  )
}

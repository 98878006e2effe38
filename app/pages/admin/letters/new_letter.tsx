import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { type BrandId, brandIds } from '../../../../domain/brands.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { useRequestId } from '../../../request_id.ts'
import { lettersMessages } from './words.ts'

/** The beginning of a draft. Inert until its script is there. */
export function NewLetter({ brands }: { brands: readonly BrandId[] }) {
  const say = useMessages(lettersMessages)
  const attempt = useFormAttempt()
  const request = useRequestId()
  const navigate = useNavigate()
  const to = useLinks()

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const brand = brandIds.find(id => id === typed.get('brand')) ?? brands[0] ?? brandIds[0]
    const name = String(typed.get('name') ?? '')
    const made = await attempt.run(() =>
      officeApi(brand).post('letters_admin.make', { id: request.get(), name }),
    )
    if (made) await navigate(`${to('adminLetter', { id: made.id })}?acts_on=${brand}`)
  }

  return (
    <Panel title={say.new}>
      <form className="form" method="dialog" noValidate onSubmit={begin} ref={attempt.form}>
        {brands.length > 1 && (
          <SelectField
            label={say.brand}
            name="brand"
            options={brands.map(id => ({ value: id, label: brandFacts[id].name }))}
          />
        )}
        <TextField
          error={attempt.of('name')}
          hint={say.nameHint}
          label={say.name}
          maxLength={80}
          name="name"
        />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p>
          <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
            {say.begin}
          </button>
        </p>
      </form>
    </Panel>
  )
}

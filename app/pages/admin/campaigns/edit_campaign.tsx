import type { FormEvent } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { type BrandId, brandIds } from '../../../../domain/brands.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { useRequestId } from '../../../request_id.ts'
import type { Campaign } from './page.tsx'
import { campaignMessages } from './words.ts'

/** The form of a campaign. Inert until its script is there. */
export function EditCampaign({ brands, known }: { brands: readonly BrandId[]; known?: Campaign }) {
  const say = useMessages(campaignMessages)
  const attempt = useFormAttempt()
  const request = useRequestId()
  const notify = useToasts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked] = useSearchParams()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => String(typed.get(name) ?? '').trim()
    const brand = known?.brand ?? brandIds.find(id => id === textOf('brand')) ?? brands[0] ?? brandIds[0]
    const name = textOf('name')
    const body = {
      ...{ id: known?.id ?? request.get(), name, source: textOf('source') },
      ...{ from: textOf('from') || null, until: textOf('until') || null },
    }
    const saved = await attempt.run(() => officeApi(brand).post('codes_admin.save_campaign', body))
    if (!saved) return
    notify({ text: say.saved(name) })
    if (known) return revalidate()
    const next = new URLSearchParams(asked)
    next.delete('open')
    next.set('campaign', saved.id)
    await navigate(`?${next}`, { preventScrollReset: true })
  }

  return (
    <Panel title={known ? known.name : say.new}>
      <form className="form" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
        {!known && brands.length > 1 && (
          <SelectField
            label={say.brand}
            name="brand"
            options={brands.map(id => ({ value: id, label: brandFacts[id].name }))}
          />
        )}
        <TextField
          defaultValue={known?.name}
          error={attempt.of('name')}
          label={say.name}
          maxLength={80}
          name="name"
        />
        <TextField
          defaultValue={known?.source}
          error={attempt.of('source')}
          hint={say.sourceHint}
          label={say.source}
          maxLength={80}
          name="source"
        />
        <TextField
          defaultValue={known?.from ?? ''}
          error={attempt.of('from')}
          label={say.from}
          name="from"
          type="date"
        />
        <TextField
          defaultValue={known?.until ?? ''}
          error={attempt.of('until')}
          label={say.until}
          name="until"
          type="date"
        />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p>
          <button aria-busy={attempt.busy || undefined} className="of-btn" data-kind="primary" type="submit">
            {known ? say.saveKnown : say.save}
          </button>
        </p>
      </form>
    </Panel>
  )
}

import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { type BrandId, brandIds } from '../../../../domain/brands.ts'
import type { CodeColumn } from '../../../../domain/pricing/code_columns.ts'
import { CodeFields, type CodeTexts, emptyCode, typedCode } from '../../../codes/code_fields.tsx'
import { CodeMeaning } from '../../../codes/code_meaning.tsx'
import { codeWords } from '../../../codes/words.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import type { CodeLists } from './page.tsx'
import { codesMessages } from './words.ts'

interface EditCodeProps {
  lists: CodeLists
  /** The code that is changed; without it a new one is made. */
  known?: { brand: BrandId; columns: Readonly<Record<string, string>>; campaignId: string | null }
}

/** The form of a code, with what it means as it is typed. Inert until its script is there. */
export function EditCode({ lists, known }: EditCodeProps) {
  const say = useMessages(codesMessages)
  const words = useMessages(codeWords)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [brand, setBrand] = useState(known?.brand ?? lists[0]?.brand ?? brandIds[0])
  const [campaignId, setCampaignId] = useState(known?.campaignId ?? '')
  const [texts, setTexts] = useState<CodeTexts>(() => ({
    ...emptyCode(brand),
    ...(known?.columns as Partial<Record<CodeColumn, string>> | undefined),
  }))
  const campaigns = lists.find(one => one.brand === brand)?.campaigns ?? []
  const typed = { ...texts, brand }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { brand: _, code, ...columns } = typed
    const body = { code, columns, campaignId: campaignId || null, isNew: !known }
    const saved = await attempt.run(() => officeApi(brand).post('codes_admin.save', body))
    if (!saved) return
    notify({ text: known ? say.changed(saved.code) : say.made(saved.code) })
    const next = new URLSearchParams(asked)
    next.delete('open')
    next.set('code', saved.code)
    next.set('of', brand)
    if (known) await revalidate()
    else await navigate(`?${next}`, { preventScrollReset: true })
  }

  return (
    <Panel title={known ? texts.code : say.make}>
      <form className="form" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
        {!known && lists.length > 1 && (
          <SelectField
            label={words.fields.brand}
            name="brand"
            onChange={event => {
              const [found = brand] = brandIds.filter(id => id === event.currentTarget.value)
              setBrand(found)
              setCampaignId('')
            }}
            options={lists.map(one => ({ value: one.brand, label: brandFacts[one.brand].name }))}
            value={brand}
          />
        )}
        {!known && (
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            error={attempt.refusal?.code === 'conflict' ? say.conflict : attempt.of('code')}
            hint={words.hints.code}
            label={words.fields.code}
            maxLength={24}
            name="code"
            onChange={event => {
              const code = event.currentTarget.value.toUpperCase()
              setTexts(before => ({ ...before, code }))
            }}
            value={texts.code}
          />
        )}
        <CodeFields
          attempt={attempt}
          isOne
          onChange={changed => setTexts(before => ({ ...before, ...changed }))}
          texts={typed}
        />
        <SelectField
          error={attempt.of('campaignId')}
          label={words.fields.campaign}
          name="campaign"
          onChange={event => setCampaignId(event.currentTarget.value)}
          options={[
            { value: '', label: words.noCampaign },
            ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={campaignId}
        />
        <CodeMeaning code={typedCode(typed)} isKnown={known !== undefined} />
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

import type { OutputOf } from '../../../../contract/index.ts'
import { dashboardMessages } from '../../../../i18n/dashboard_messages.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { sourceForm } from './forms.ts'

type Sources = OutputOf<'clients.sources'>

/** How the household heard of us: an optional question, saved as soon as it is answered. */
export function Heard({ sources }: { sources: Sources }) {
  const say = useMessages(dashboardMessages)
  const { row } = useMessages(settingsMessages)
  const telling = useForm(sourceForm)
  const source = telling.field('source', '')
  return (
    <PostForm of={telling}>
      <SelectField
        {...source}
        error={source.error ?? telling.sentence}
        hint={telling.answer ? say.heardThanks : undefined}
        label={say.howHeard}
        onChange={() => telling.form.current?.requestSubmit()}
        optional
      >
        <option disabled value="">
          {say.choose}
        </option>
        {sources.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button kind="secondary" size="small" type="submit">
          {row.save}
        </Button>
      </noscript>
    </PostForm>
  )
}

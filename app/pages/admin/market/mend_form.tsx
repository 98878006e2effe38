import { useRevalidator } from 'react-router'
import { useMessages } from '../../../components/brand_context.tsx'
import { sendForm } from '../../../forms/form.ts'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { fileWords } from './file_words.ts'
import { mendForm } from './forms.ts'

/** What somebody decides about a line. */
export function MendForm(props: {
  line: number
  what: 'set' | 'new' | 'out'
  column?: string
  words: string
  label: string
  /** The value that is offered; it can be typed over. */
  value?: string
}) {
  const { line, what, column = '', words, label, value } = props
  const say = useMessages(fileWords)
  const api = useOfficeApi()
  const { revalidate } = useRevalidator()
  const mending = useForm(
    mendForm,
    () => revalidate(),
    input => sendForm(api(), mendForm, input),
  )
  return (
    <PostForm className="of-inline" of={mending}>
      <input name="line" type="hidden" value={line} />
      <input name="what" type="hidden" value={what} />
      <input name="column" type="hidden" value={column} />
      {value === undefined ? (
        <input name="value" type="hidden" value="" />
      ) : (
        <input
          aria-label={say.valueOf(line, column)}
          autoComplete="off"
          className="input"
          defaultValue={value}
          maxLength={400}
          name="value"
        />
      )}
      <button aria-busy={mending.busy || undefined} aria-label={label} className="of-btn" type="submit">
        {words}
      </button>
      <FormFault of={mending} />
    </PostForm>
  )
}

import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { useFormAttempt } from '../../forms/attempt.ts'
import { officeApi } from '../office_api.ts'
import { termWords } from './term_words.ts'

interface Saving {
  /** What changes, in words. */
  name: string
  /** Null while there is nothing to save. */
  change: Omit<ParsedOf<'terms.set'>, 'reason'> | null
  brand: BrandId
  /** What the page forgets once it is saved. */
  onSaved?: () => void
}

/** Sends a change of terms with its reason; it can be taken back from the notice. */
export function useSavingTerms({ name, change, brand, onSaved }: Saving) {
  const say = useMessages(termWords)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change === null) return
    const saved = await attempt.run(() => officeApi(brand).post('terms.set', { ...change, reason }))
    if (!saved) return
    const changes = change.changes.flatMap(({ term: { kind, subject } }, at) => {
      const version = saved.versions[at]
      return version === undefined ? [] : [{ kind, subject, version }]
    })
    setReason('')
    onSaved?.()
    notify({
      text: say.kept(name, change.from),
      onUndo: () =>
        void officeApi(brand)
          .post('terms.take_back', { changes, reason })
          .then(() => notify({ text: say.takenBack }))
          .finally(() => void revalidate()),
    })
    await revalidate()
  }
  return { form: attempt.form, save, attempt, reason, setReason }
}

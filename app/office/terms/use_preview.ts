import { useEffect, useState } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { brandOfTerm } from '../../../domain/terms/versions.ts'
import { officeApi } from '../office_api.ts'

/** A change of terms of one kind and brand. */
export type TermsQuestion = ParsedOf<'terms.preview'>

/** What would follow; or why that cannot be said, or that it is being worked out. */
type Preview = { effects: OutputOf<'terms.preview'> } | { fault: Refusal } | 'working' | null

/** Milliseconds after the last letter until it is asked. */
const settles = 400

/** What a change of terms would do, asked once the typing settles. @param asked null while there is nothing to ask */
export function usePreview(asked: TermsQuestion | null): Preview {
  const [answer, setAnswer] = useState<{ to: string; preview: Preview } | null>(null)
  const key = asked === null ? null : JSON.stringify(asked)
  useEffect(() => {
    if (key === null) return
    let isOver = false
    const tell = (preview: Preview) => {
      if (!isOver) setAnswer({ to: key, preview })
    }
    const waiting = setTimeout(() => {
      const asking = JSON.parse(key) as TermsQuestion
      const [first] = asking.terms
      if (!first) return
      officeApi(brandOfTerm(first))
        .post('terms.preview', asking)
        .then(
          effects => tell({ effects }),
          (failure: unknown) =>
            tell({ fault: failure instanceof Refusal ? failure : new Refusal('unexpected') }),
        )
    }, settles)
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }, [key])
  if (key === null) return null
  return answer?.to === key ? answer.preview : 'working'
}

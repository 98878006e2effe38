import { useMemo } from 'react'
import { useActionData } from 'react-router'
import { Refusal } from '../../contract/errors.ts'
import type { Answered } from './form.ts'

/** The field with a form's name. */
export const formField = 'form'

export interface CameBack {
  refusal: Refusal | null
  answer: unknown
  /** The values of a field to show again; undefined where nothing was refused. */
  typed(name: string): readonly string[] | undefined
  /** The text of a field that was sent. */
  sent(name: string): string | undefined
}

/** What came back with the page of a form that was sent without scripts. */
export function useCameBack(id: string): CameBack {
  const data = useActionData() as Answered | undefined
  return useMemo(() => {
    const mine = data?.form === id ? data : undefined
    return {
      refusal: mine?.refusal ? new Refusal(mine.refusal.code, mine.refusal) : null,
      answer: mine?.answer ?? null,
      typed: (name: string) => (mine?.refusal ? mine.typed[name] : undefined),
      sent: (name: string) => mine?.typed[name]?.[0],
    }
  }, [data, id])
}

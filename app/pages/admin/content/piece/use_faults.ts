// Brings the server's errors about a piece to its fields.

import { useEffect, useMemo } from 'react'
import type { Writing } from './leaf_fields.tsx'
import type { usePiece } from './use_piece.ts'

type Attempt = ReturnType<typeof usePiece>['attempt']

/** The fault at a path or below it; the same function until the next attempt, so that typing renders one field. */
export function useFaults({ refusal, of }: Attempt): Writing['fault'] {
  return useMemo(() => {
    const fields = Object.keys(refusal?.fields ?? {})
    return path => {
      const field = fields.find(name => name === path || name.startsWith(`${path}.`))
      return field === undefined ? undefined : of(field)
    }
  }, [refusal, of])
}

/** Opens the parts with a fault, and goes to the first such field. */
export function useOpenFaults({ refusal, form }: Attempt): void {
  useEffect(() => {
    if (!refusal?.fields) return
    const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    for (const field of wrong) {
      for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
        part.open = true
    }
    wrong[0]?.focus()
  }, [refusal, form])
}

import { useMemo } from 'react'
import { pages } from '../../contract/paths.ts'
import { type Section, sectionsFor } from './navigation.ts'
import { useOffice } from './use_office.ts'

/** The sections with the pages that the person may open. */
export function useSections(): readonly Section[] {
  const { rights } = useOffice()
  return useMemo(
    () =>
      sectionsFor(page => {
        const { who, right } = pages[page]
        return who === 'admin' && (right === undefined || rights.includes(right))
      }),
    [rights],
  )
}

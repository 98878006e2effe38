import { useMemo } from 'react'
import { pages } from '../../contract/paths.ts'
import { type Section, sectionsFor } from './navigation.ts'

/** The sections with the pages that the person may open. */
export function useSections(): readonly Section[] {
  return useMemo(() => sectionsFor(page => pages[page].who === 'admin'), [])
}

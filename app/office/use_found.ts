// The households that the palette finds while one types, at every brand that the person may act on.

import { useEffect, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { officeApi } from './office_api.ts'
import { useOffice } from './use_office.ts'

export type FoundHousehold = OutputOf<'households_admin.find'>['found'][number] & { brand: BrandId }

export interface FoundHouseholds {
  /** What they were found by: while more is typed, the last answer stays. */
  typed: string
  found: readonly FoundHousehold[]
  state: 'idle' | 'waits' | 'failed'
}

const nothing: FoundHouseholds = { typed: '', found: [], state: 'idle' }
/** A person who types goes on within this many milliseconds. */
const pauseMs = 160
/** Shown of each brand; the list has all of them. */
const mostOfBrand = 6

/** @param typed what is typed so far; nothing is asked for less than two characters, or without the right to see households */
export function useFoundHouseholds(typed: string): FoundHouseholds {
  const { brands, rights } = useOffice()
  const [answer, setAnswer] = useState(nothing)
  const asked = rights.includes('see_households') ? typed.trim() : ''
  const chosen = brandIds.filter(brand => brands.includes(brand)).join(' ')
  useEffect(() => {
    if (asked.length < 2) {
      setAnswer(nothing)
      return
    }
    let isLate = false
    setAnswer(last => ({ ...last, state: 'waits' }))
    const timer = setTimeout(async () => {
      const of = chosen.split(' ') as BrandId[]
      const answers = await Promise.allSettled(
        of.map(brand => officeApi(brand).post('households_admin.find', { typed: asked })),
      )
      if (isLate) return
      const found = answers.flatMap((one, place) =>
        one.status === 'fulfilled'
          ? one.value.found.slice(0, mostOfBrand).map(each => ({ ...each, brand: of[place] as BrandId }))
          : [],
      )
      const isAnswered = answers.some(one => one.status === 'fulfilled')
      setAnswer({ typed: asked, found, state: isAnswered ? 'idle' : 'failed' })
    }, pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [asked, chosen])
  return answer
}

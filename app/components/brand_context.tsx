// The brand and the language, set once at the root and read by every component.

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BrandFacts, brandFacts } from '../../brands/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'

interface Speaker {
  brand: BrandId
  locale: Locale
}

const SpeakerContext = createContext<Speaker | null>(null)

function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext)
  if (!speaker) throw new Error('A component that speaks stands outside <BrandProvider>.')
  return speaker
}

/** Gives the brand and the language to everything inside it. The root also writes both on `<html>`. */
export function BrandProvider(props: { brand: BrandId; locale: Locale; children: ReactNode }) {
  const { brand, locale } = props
  const speaker = useMemo(() => ({ brand, locale }), [brand, locale])
  return <SpeakerContext value={speaker}>{props.children}</SpeakerContext>
}

/** The brand of this page: its id and its public facts. */
export function useBrand(): { id: BrandId; facts: BrandFacts } {
  const { brand } = useSpeaker()
  return { id: brand, facts: brandFacts[brand] }
}

export function useLocale(): Locale {
  return useSpeaker().locale
}

/** An area's sentences in this page's voice: `const say = useMessages(menuMessages)`. */
export function useMessages<T>(catalogue: (brand: BrandId, locale: Locale) => T): T {
  const { brand, locale } = useSpeaker()
  return catalogue(brand, locale)
}

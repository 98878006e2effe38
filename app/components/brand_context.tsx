// The brand and the language, set once at the root and read by every component.

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BrandFacts, brandFacts } from '../../brands/index.ts'
import type { PageFacts } from '../../contract/page_request.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'

interface Speaker {
  brand: BrandId
  locale: Locale
  facts: PageFacts
}

/** What is known of a brand where the root itself failed: nothing, and its parts are not shown. */
const noFacts: PageFacts = {
  phone: { shown: '', href: '' },
  email: '',
  pickupsEmail: '',
  madeIn: '',
  region: '',
  sisterRegion: '',
  outside: {},
  social: [],
}

const SpeakerContext = createContext<Speaker | null>(null)

function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext)
  if (!speaker) throw new Error('A component that speaks stands outside <BrandProvider>.')
  return speaker
}

/** Gives the brand and the language to everything inside it. The root also writes both on `<html>`. */
export function BrandProvider(props: {
  brand: BrandId
  locale: Locale
  /** What the brand says of itself; inside another provider, that one’s. */
  facts?: PageFacts | undefined
  children: ReactNode
}) {
  const { brand, locale } = props
  const facts = useContext(SpeakerContext)?.facts ?? noFacts
  const own = props.facts ?? facts
  const speaker = useMemo(() => ({ brand, locale, facts: own }), [brand, locale, own])
  return <SpeakerContext value={speaker}>{props.children}</SpeakerContext>
}

/** The brand of this page: its id, what the program knows of it, and what it says of itself. */
export function useBrand(): { id: BrandId; facts: BrandFacts & PageFacts } {
  const { brand, facts } = useSpeaker()
  return useMemo(() => ({ id: brand, facts: { ...brandFacts[brand], ...facts } }), [brand, facts])
}

export function useLocale(): Locale {
  return useSpeaker().locale
}

/** An area's sentences in this page's voice: `const say = useMessages(menuMessages)`. */
export function useMessages<T>(catalogue: (brand: BrandId, locale: Locale) => T): T {
  const { brand, locale } = useSpeaker()
  return catalogue(brand, locale)
}

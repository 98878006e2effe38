// A letter to a list of households: its draft with who gets it, a sample and its sending; and what became of one that was sent.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { BrandId } from '../../../../domain/brands.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { LetterState } from '../../../office/letter_state.tsx'
import { loadFound } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { type When, whenOf, wordsOf } from '../../../office/when.ts'
import type { Letter } from './draft.ts'
import { DraftForm } from './draft_form.tsx'
import { Figures } from './figures.tsx'
import { FilterInWords } from './filter_in_words.tsx'
import { LetterPreview } from './letter_preview.tsx'
import { letterMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadFound(args, async (api, { brand, today }) => {
    const { letter, zones } = await api.get('letters_admin.find', { id: args.params.id ?? '' })
    const when = {
      at: whenOf(brand, letter.at),
      sent: whenOf(brand, letter.sentAt),
      stopped: whenOf(brand, letter.stoppedAt),
    }
    return { letter, zones, when, today, brand }
  })

/** A letter with its brand, and its instants on the brand's clocks. */
export interface LetterData {
  letter: Letter
  brand: BrandId
  zones: readonly string[]
  today: string
  when: { at: When | null; sent: When | null; stopped: When | null }
}

export default function LetterPage() {
  const shown: LetterData = useLoaderData<typeof loader>()
  const { letter, brand, when, today } = shown
  const say = useMessages(letterMessages)
  const locale = useLocale()
  const to = useLinks()
  const mayWrite = useOffice().rights.includes('write_letters')
  const isDraft = letter.stands === 'draft'
  const dated = (at: When | null) => (at ? wordsOf(at, today, locale) : '')
  const head = {
    above: [{ to: `${to('adminLetters')}?acts_on=${brand}`, label: say.all }],
    lede: isDraft ? say.drafted(letter.by, dated(when.at)) : say.sentBy(letter.sentBy, dated(when.sent)),
    page: 'adminLetter',
    said: <LetterState stands={letter.stands} />,
    title: letter.name,
  } as const
  if (isDraft && mayWrite)
    return (
      <OfficePage {...head}>
        <DraftForm key={letter.id} shown={shown} />
        <LetterPreview brand={brand} letter={letter} />
      </OfficePage>
    )
  return (
    <OfficePage {...head} aside={<Figures mayWrite={mayWrite} shown={shown} />}>
      <FilterInWords filter={letter.filter} />
      <LetterPreview brand={brand} letter={letter} />
    </OfficePage>
  )
}

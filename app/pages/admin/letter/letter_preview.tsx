import type { BrandId } from '../../../../domain/brands.ts'
import { adminLetterMessages } from '../../../../i18n/admin_letters.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import type { Letter } from './draft.ts'
import { letterMessages } from './words.ts'

/** A letter as it looks in both languages, the reader's first, each in a frame of its own. */
export function LetterPreview({ letter, brand }: { letter: Letter; brand: BrandId }) {
  const say = useMessages(letterMessages)
  const { languages } = useMessages(adminLetterMessages)
  const first = useLocale()
  return (
    <section aria-label={say.preview}>
      <p className="of-meta">{say.previewNote}</p>
      <div className="of-examples">
        {(first === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const)).map(locale => {
          const title = say.letter(languages[locale])
          const asked = new URLSearchParams({
            ...{ id: letter.id, locale, acts_on: brand },
            // Another version is another document.
            version: String(letter.version),
          })
          return (
            <section aria-label={title} className="of-example" key={locale}>
              <p className="of-meta">{title}</p>
              <p lang={locale}>
                <b>{locale === 'en' ? letter.subjectEn : letter.subjectFr}</b>
              </p>
              <iframe src={`/api/admin/letters/preview.html?${asked}`} title={title} />
            </section>
          )
        })}
      </div>
    </section>
  )
}

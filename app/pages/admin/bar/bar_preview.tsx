import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId, Locale } from '../../../../domain/brands.ts'
import { BrandProvider, useMessages } from '../../../components/brand_context.tsx'
import { DiscountBar } from '../../../layout/discount_bar.tsx'
import { barWords } from './words.ts'

type BarCode = OutputOf<'codes_admin.bar'>['codes'][number]

/** The bar as visitors read it, in both languages, with the brand's own look. It cannot be used here. */
export function BarPreview(props: { brand: BrandId; code: BarCode | undefined; signupDisabled: boolean }) {
  const { brand, code, signupDisabled } = props
  const say = useMessages(barWords)
  if (!code) return <p className="of-meta">{say.nowNone}</p>
  const labels: Readonly<Record<Locale, string>> = { en: say.inEnglish, fr: say.inFrench }
  return (['en', 'fr'] as const).map(locale => (
    <figure className="of-bar-preview" key={locale}>
      <figcaption className="of-meta">{labels[locale]}</figcaption>
      <div data-brand={brand} inert lang={locale}>
        <BrandProvider brand={brand} locale={locale}>
          <DiscountBar discount={code.shown[locale]} signupDisabled={signupDisabled} />
        </BrandProvider>
      </div>
    </figure>
  ))
}

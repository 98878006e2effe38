// Title, description, canonical address, the other language's address, sharing metadata and structured data. React
// lifts all but the last into <head>.

import { useParams } from 'react-router'
import { canonicalPath, type PageId, pages } from '../../contract/paths.ts'
import { brands, locales } from '../../domain/brands.ts'
import { useBrand, useLocale } from '../components/brand_context.tsx'
import { useRootData } from '../root_data.ts'
import { StructuredData, type Thing } from './structured_data.tsx'

interface Head {
  page: PageId
  title: string
  /** One or two sentences under the title in search results; every listed page has them. */
  description?: string
  /** Parameters of the canonical address, where it differs from the requested one. */
  parameters?: Record<string, string>
  /** Kept out of search engines, although the page itself is not: there is nothing to show at this address. */
  unlisted?: boolean
  /** Site-absolute path of a card for sharing the page (share_picture.ts); the brand's own by default. */
  picture?: string
  /** What it shows; the brand's name by default. */
  pictureAlt?: string
  /** schema.org objects. */
  things?: readonly Thing[]
}

/** Size of a sharing picture in pixels, as networks recommend. */
const card = { width: 1200, height: 630 }

export function PageHead({
  page,
  title,
  description,
  parameters,
  unlisted,
  picture,
  pictureAlt,
  things,
}: Head) {
  const { id: brand, facts } = useBrand()
  const locale = useLocale()
  const address = useAddresses(page, parameters)
  const origin = useRootData()?.origin ?? ''
  const whole = title === facts.name ? title : `${title} · ${facts.name}`
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {(unlisted || pages[page].unlisted) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address[locale]} />
      {locales.map(each => (
        <link key={each} rel="alternate" hrefLang={`${each}-CA`} href={address[each]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address[brands[brand].defaultLocale]} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.name} />
      <meta property="og:title" content={whole} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address[locale]} />
      {locales.map(each => (
        <meta
          key={each}
          property={each === locale ? 'og:locale' : 'og:locale:alternate'}
          content={`${each}_CA`}
        />
      ))}
      <SharedPicture origin={origin} picture={picture} pictureAlt={pictureAlt} />
      {things && <StructuredData things={things} />}
    </>
  )
}

/** The page's absolute address in each language. */
export function useAddresses(page: PageId, parameters?: Record<string, string>) {
  const asked = useParams() as Record<string, string>
  const origin = useRootData()?.origin ?? ''
  const address = (locale: (typeof locales)[number]) =>
    origin + canonicalPath(page, locale, { ...asked, ...parameters })
  return { en: address('en'), fr: address('fr') }
}

function SharedPicture(props: {
  origin: string
  picture: string | undefined
  pictureAlt: string | undefined
}) {
  const { origin, picture, pictureAlt } = props
  const { facts } = useBrand()
  const locale = useLocale()
  const shown = origin + (picture ?? facts.shareCard[locale])
  return (
    <>
      <meta property="og:image" content={shown} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={pictureAlt ?? facts.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={shown} />
    </>
  )
}

// Title, description, canonical address and the other language's address of a page. React lifts them into <head>.

import { useParams } from 'react-router'
import { useBrand, useLocale } from '../components/brand_context.tsx'
import { canonicalPath, type PageId, pages } from '../paths.ts'
import { useRootData } from '../root_data.ts'

interface Head {
  page: PageId
  title: string
  description?: string
  /** Site-absolute path of the picture shown when the page is shared. */
  picture?: string
}

export function PageHead({ page, title, description, picture }: Head) {
  const { facts } = useBrand()
  const locale = useLocale()
  const parameters = useParams() as Record<string, string>
  const origin = useRootData()?.origin ?? ''
  const address = (language: 'en' | 'fr') => origin + canonicalPath(page, language, parameters)
  const whole = title === facts.name ? title : `${title} · ${facts.name}`
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {pages[page].unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          <link rel="alternate" hrefLang="en-CA" href={address('en')} />
          <link rel="alternate" hrefLang="fr-CA" href={address('fr')} />
        </>
      )}
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={facts.name} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={origin + picture} />}
    </>
  )
}

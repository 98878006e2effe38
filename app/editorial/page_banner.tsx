// The banner beside a form: a dish, a sentence, one link. Its words are content, by brand (pages.*_banner).

import type { ReactNode } from 'react'
import { Refusal } from '../../contract/errors.ts'
import type { Api, OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { InlineText } from '../components/inline_text.tsx'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { ActionLink } from './action_link.tsx'

type PageBanner = OutputOf<'pages.cookit_sign_in_banner'>

/** A brand's banner; null where it was taken off the site, which must not hide the form. */
export async function loadBanner(
  api: Api,
  brand: BrandId,
  name: 'sign_in' | 'password_reset',
): Promise<PageBanner | null> {
  try {
    return await api.get(`pages.${brand}_${name}_banner`, {})
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'not_found') return null
    throw failure
  }
}

/** A page of one column with its banner beside it on a wide screen, and after it on a narrow one. */
export function WithBanner({ banner, children }: { banner: PageBanner | null; children: ReactNode }) {
  if (!banner) return <div className="page-width section narrow-page">{children}</div>
  return (
    <div className="page-width section with-banner">
      <div className="narrow-page">{children}</div>
      <aside className="page-banner">
        <DishPicture picture={banner.picture} size="hero" />
        <h2 className="text-h3">{banner.heading}</h2>
        <p>
          <InlineText text={banner.text} />
        </p>
        <p>
          <ActionLink action={banner.action ?? undefined} kind="link" />
        </p>
      </aside>
    </div>
  )
}

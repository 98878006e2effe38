// An entry of a list that many pages hold word for word, such as the card of a dish that is not in the box. The server draws it once
// and keeps it as text (app/drawn_texts.ts): drawn for every household anew, forty cards were a third of what the editor cost.
// In the browser it is an entry like any other.

import { createContext, type ReactNode, use } from 'react'
import { BrandProvider, useBrand, useLocale } from './brand_context.tsx'
import { PictureHost } from './picture_host.ts'

/** The text of a drawing by its name, or null until it is there. */
export type TextOf = (name: string, drawing: ReactNode) => string | null

/** Set by the server alone. */
export const DrawnTexts = createContext<TextOf | null>(null)

interface DrawnOnceProps {
  /** All that the children are drawn from, brand, language and pictures aside; null where they are this household's own. */
  from: readonly unknown[] | null
  /** What takes nothing else from around it, and is not known by an id. */
  children: ReactNode
}

export function DrawnOnce({ from, children }: DrawnOnceProps) {
  const textOf = use(DrawnTexts)
  const host = use(PictureHost)
  const brand = useBrand().id
  const locale = useLocale()
  const text =
    textOf &&
    from &&
    textOf(
      JSON.stringify([brand, locale, host, from]),
      <BrandProvider brand={brand} locale={locale}>
        <PictureHost value={host}>{children}</PictureHost>
      </BrandProvider>,
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own drawing of the children.
  return text ? <li dangerouslySetInnerHTML={{ __html: text }} /> : <li>{children}</li>
}

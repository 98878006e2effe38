// An item of a list that is the same word for word on many pages: the card of a dish that is not in the box. The server renders it once
// and keeps the text (app/drawn_texts.ts): with forty cards rendered for every household, the editor page costs 1.2 times as much. In
// the browser it is an element like any other.

import { createContext, type ReactNode, use } from 'react'
import { BrandProvider, useBrand, useLocale } from './brand_context.tsx'
import { PictureHost } from './picture_host.ts'

/** The text of a part by its name, or null until it exists. */
export type TextOf = (name: string, drawing: ReactNode) => string | null

/** Set by the server alone. */
export const DrawnTexts = createContext<TextOf | null>(null)

interface DrawnOnceProps {
  /**
   * All data that the children depend on, except brand, language and pictures: values, and objects that do not change. Null where
   * the children belong to this household.
   */
  from: readonly unknown[] | null
  /** Children that use no other context, and whose parts have no ids. */
  children: ReactNode
}

const InBrowser = ({ children }: DrawnOnceProps) => <li>{children}</li>

function OnServer(props: DrawnOnceProps) {
  const { from, children } = props
  const textOf = use(DrawnTexts)
  const host = use(PictureHost)
  const brand = useBrand().id
  const locale = useLocale()
  const text =
    textOf &&
    from &&
    textOf(
      [brand, locale, host, ...from.map(written)].join('\n'),
      <BrandProvider brand={brand} locale={locale}>
        <PictureHost value={host}>{children}</PictureHost>
      </BrandProvider>,
    )
  if (!text) return <InBrowser {...props} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own rendering of the children.
  return <li dangerouslySetInnerHTML={{ __html: text }} />
}

/** The serialized text, by object: the dishes of a week are the same objects for every household. */
const known = new WeakMap<object, string>()

function written(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part)
  const text = known.get(part) ?? JSON.stringify(part)
  known.set(part, text)
  return text
}

export const DrawnOnce = import.meta.env.SSR ? OnServer : InBrowser

// A part of a page that many pages hold word for word: the card of a dish that is not in the box, the links of header and footer. The
// server draws it once and keeps it as text (app/drawn_texts.ts): drawn for every household anew, forty cards were a third of
// what the editor cost. In the browser it is an element like any other.

import { createContext, type HTMLAttributes, type ReactNode, use } from 'react'
import { BrandProvider, useBrand, useLocale } from './brand_context.tsx'
import { PictureHost } from './picture_host.ts'

/**
 * The text of a drawing by its name, or null until it is there.
 * @param path of the page that it is drawn on
 */
export type TextOf = (name: string, drawing: ReactNode, path: string) => string | null

/** Set by the server alone. */
export const DrawnTexts = createContext<TextOf | null>(null)

interface DrawnOnceProps {
  as: 'li' | 'nav' | 'footer'
  /** Of the element. */
  attributes?: HTMLAttributes<HTMLElement>
  /**
   * All that the children are drawn from, brand, language and pictures aside: values, and objects that do not change. Null where the
   * children are this household's own.
   */
  from: readonly unknown[] | null
  /** The path of the page, where the children depend on it. */
  path?: string
  /** What takes nothing else from around it, and is not known by an id. */
  children: ReactNode
}

const InBrowser = ({ as: Element, attributes, children }: DrawnOnceProps) => (
  <Element {...attributes}>{children}</Element>
)

function OnServer(props: DrawnOnceProps) {
  const { as: Element, attributes, from, path = '/', children } = props
  const textOf = use(DrawnTexts)
  const host = use(PictureHost)
  const brand = useBrand().id
  const locale = useLocale()
  const text =
    textOf &&
    from &&
    textOf(
      [brand, locale, host, path, ...from.map(written)].join('\n'),
      <BrandProvider brand={brand} locale={locale}>
        <PictureHost value={host}>{children}</PictureHost>
      </BrandProvider>,
      path,
    )
  if (!text) return <InBrowser {...props} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own drawing of the children.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
}

/** What was written out, by the object: the dishes of a week are the same objects for every household. */
const known = new WeakMap<object, string>()

function written(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part)
  const text = known.get(part) ?? JSON.stringify(part)
  known.set(part, text)
  return text
}

export const DrawnOnce = import.meta.env.SSR ? OnServer : InBrowser

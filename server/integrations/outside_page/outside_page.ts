// A page that stands in for an outside company's: the bank's, PayPal's. It has that company's look, names the site that the person
// comes from, and leads back to it.

import { type BrandId, brands, type Locale } from '../../../domain/brands.ts'

/** The site that a person comes from, and the language they read it in. */
export interface Site {
  brand: BrandId
  locale: Locale
}

interface OutsidePage {
  locale: Locale
  title: string
  /** The company that asks, as its sign over the page. */
  sign: string
  /** Address of the stylesheet. */
  styles: string
  /** HTML after the heading. */
  body: string
  /** Attributes of the body, and HTML after its content. */
  attributes?: string
  scripts?: string
}

export function outsidePage({
  locale,
  title,
  sign,
  styles,
  body,
  attributes = '',
  scripts = '',
}: OutsidePage): string {
  return `<!doctype html>
<html lang="${locale}-CA"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="${styles}"></head>
<body${attributes && ` ${attributes}`}><main><p class="sign">${escaped(sign)}</p><h1>${escaped(title)}</h1>${body}</main>${scripts}</body></html>
`
}

/** Facts in two columns. */
export const factList = (facts: readonly (readonly [label: string, value: string])[]): string =>
  `<dl>${facts.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`

const backWords: Readonly<Record<Locale, (brand: string) => string>> = {
  en: brand => `Back to ${brand}`,
  fr: brand => `Retour à ${brand}`,
}

/** The way back to the site's account page. */
export const backLink = ({ brand, locale }: Site): string =>
  `<p><a href="/${locale}/account" target="_top">${backWords[locale](brands[brand].name)}</a></p>`

/** The name on the buttons and facts of a page. */
export const nameOfSite = ({ brand }: Site): string => brands[brand].name

/** @param colour of the company's sign and its first button; white on it passes WCAG AA */
export const outsideStyles = (colour: string): string =>
  `
:root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 20px; display: grid; place-items: center; min-height: calc(100vh - 40px); background: #eef1f5;
  color: #12213a; }
main { box-sizing: border-box; width: min(100%, 27rem); padding: 0 28px 28px; background: #fff; border-radius: 14px;
  overflow: hidden; }
.sign { margin: 0 -28px 24px; padding: 12px 28px; background: ${colour}; color: #fff; font-weight: 700; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 12px; }
dl { margin: 20px 0; }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-top: 1px solid #d5dbe4; }
dt { color: #4d5b72; }
dd { margin: 0; font-weight: 600; text-align: end; }
form { display: grid; gap: 12px; margin: 24px 0 16px; }
input { font: inherit; padding: 10px 12px; min-height: 28px; border: 1px solid #5b6b84; border-radius: 8px; }
button { font: inherit; padding: 12px 20px; min-height: 48px; border-radius: 10px; border: 2px solid ${colour};
  background: transparent; color: ${colour}; cursor: pointer; }
.go { background: ${colour}; color: #fff; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #04a4e9; outline-offset: 3px; }
a { color: ${colour}; }
.test { color: #4d5b72; font-size: 0.9375rem; }
`.trimStart()

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

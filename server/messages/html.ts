// A letter in HTML as mail readers take it: tables, inline styles, nothing loaded from anywhere.

import { brandFacts } from '../../brands/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { LetterParts } from './render.ts'

/** The brand's colours (app/styles/brand_*.css); every pair of text and ground passes WCAG AA. */
const colours: Readonly<
  Record<
    BrandId,
    Record<'ground' | 'ink' | 'muted' | 'band' | 'onBand' | 'button' | 'onButton' | 'rule', string>
  >
> = {
  freshprep: {
    ground: '#f6f4ee',
    ink: '#1f2d28',
    muted: '#55645e',
    band: '#2b5346',
    onBand: '#ffffff',
    button: '#2b5346',
    onButton: '#ffffff',
    rule: '#dcd8cc',
  },
  cookit: {
    ground: '#fffaf6',
    ink: '#3a1030',
    muted: '#6e4a63',
    band: '#fe9f81',
    onBand: '#3a1030',
    button: '#ce4108',
    onButton: '#ffffff',
    rule: '#f4d9cc',
  },
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const special = /[&<>"']/
/** Most texts have nothing to escape; looking for it is the cheaper half. */
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[&<>"']/g, mark => marks[mark] as string) : text
/** Escaped, with its line breaks kept. */
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const font = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

/** Lays a letter out. */
export function htmlOf(parts: LetterParts): string {
  const { brand, locale, subject, hello, paragraphs, closing, small, stop } = parts
  const c = colours[brand]
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title></head>
<body style="margin:0;background:${c.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px">
<tr><td style="background:${c.band};color:${c.onBand};padding:20px 28px;border-radius:8px 8px 0 0;${font};font-size:20px;font-weight:700">${escaped(brandFacts[brand].name)}</td></tr>
<tr><td style="padding:28px;color:${c.ink};${font};font-size:16px;line-height:1.5">
${[hello, ...paragraphs].filter(Boolean).map(paragraph).join('\n')}
${receipt(parts)}
${button(parts)}
${closing && paragraph(closing)}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${c.rule};color:${c.muted};font-size:13px">${[...small.map(lines), ...(stop ? [`<a href="${escaped(stop.url)}" style="color:${c.muted}">${escaped(stop.label)}</a>`] : [])].join('<br>')}</p>
</td></tr></table></td></tr></table></body></html>
`
}

function receipt({ rows, brand }: LetterParts): string {
  if (rows.length === 0) return ''
  const { rule } = colours[brand]
  const cells = rows.map(row => {
    const style = row.strong
      ? `font-weight:700;border-top:1px solid ${rule};border-bottom:1px solid ${rule}`
      : ''
    return `<tr><td style="padding:6px 0;${style}">${escaped(row.label)}</td><td align="right" style="padding:6px 0;white-space:nowrap;${style}">${escaped(row.amount)}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-variant-numeric:tabular-nums">${cells.join('')}</table>`
}

function button({ action, brand }: LetterParts): string {
  const { button: ground, onButton } = colours[brand]
  return `<p style="margin:0 0 24px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ground};color:${onButton};text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>`
}

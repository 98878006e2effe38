// A letter in HTML as mail readers take it: tables, inline styles, nothing loaded from elsewhere. Outlook on Windows renders with
// Word, so it gets a table of fixed width and a button made of a cell. Mail readers in dark mode get the brand's dark colours where
// they accept any (letter_colours.ts); Outlook gets them through its own attributes for changed colours.

import { brandFacts } from '../../../../brands/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { type LetterPart, partsOfLetter } from '../../../../domain/letters/words.ts'
import type { LetterParts } from '../port.ts'
import { darkColours, type LetterColours, lightColours } from './letter_colours.ts'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const special = /[&<>"']/
/** Most texts have nothing to escape, and checking is cheaper than replacing. */
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[&<>"']/g, mark => marks[mark] as string) : text
/** Escaped, with its line breaks kept. */
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const font = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

/**
 * The dark colours of a part of a letter. @param text @param ground selector prefixes for parts with a text colour or a
 * background
 */
const darkRules = (c: LetterColours, text: string, ground: string): string =>
  [
    `${ground}.g{background:${c.ground}!important}`,
    `${ground}.k{background:${c.card}!important}${text}.k,${text}.k p,${text}.k td{color:${c.ink}!important}`,
    `${text}.k .m,${text}.k .m a{color:${c.muted}!important;border-color:${c.rule}!important}`,
    `${ground}.k .b{background:${c.band}!important}${text}.k .b{color:${c.onBand}!important}`,
    `${ground}.k .a{background:${c.button}!important}${text}.k .a a{color:${c.onButton}!important}`,
    `${text}.k .r{border-color:${c.rule}!important}`,
  ].join('')

const headOf = (brand: BrandId): string => {
  const dark = darkColours[brand]
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules(dark, '', '')}}
${darkRules(dark, '[data-ogsc] ', '[data-ogsb] ')}</style>
<!--[if mso]><style>td,p,a{font-family:'Segoe UI',Arial,sans-serif!important}</style><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->`
}

/** The same for every letter of a brand. */
const heads: Readonly<Record<BrandId, string>> = { freshprep: headOf('freshprep'), cookit: headOf('cookit') }

const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'
const ofFixedWidth = '<table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0">'

/** Lays a letter out. */
export function htmlOf(parts: LetterParts): string {
  const { brand, locale, subject, hello, paragraphs, closing, small, sender, stop } = parts
  const c = lightColours[brand]
  const inParagraph = (words: string) => `<p style="margin:0 0 16px">${words}</p>`
  const paragraph = (text: string) => inParagraph(lines(text))
  const marked = (text: string) => inParagraph(partsOfLetter(text).map(markedUp).join(''))
  return `<!doctype html>
<html lang="${locale}" xmlns:o="urn:schemas-microsoft-com:office:office"><head>${heads[brand]}
<title>${escaped(subject)}</title></head>
<body class="g" style="margin:0;background:${c.ground}">
${table} class="g" bgcolor="${c.ground}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]>${ofFixedWidth}<tr><td><![endif]-->
${table} class="k" bgcolor="${c.card}" style="max-width:560px;background:${c.card};border-radius:8px">
<tr><td class="b" bgcolor="${c.band}" align="left" style="background:${c.band};color:${c.onBand};padding:20px 28px;border-radius:8px 8px 0 0;${font};font-size:20px;font-weight:700">${escaped(brandFacts[brand].name)}</td></tr>
<tr><td align="left" style="padding:28px;color:${c.ink};${font};font-size:16px;line-height:1.5">
${[hello && paragraph(hello), ...paragraphs.filter(Boolean).map(parts.marked ? marked : paragraph)].filter(Boolean).join('\n')}
${receipt(parts)}
${button(parts)}
${closing && paragraph(closing)}
<p class="m r" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${c.rule};color:${c.muted};font-size:13px">${[...small.map(lines), escaped(sender), ...(stop ? [`<a href="${escaped(stop.url)}" style="color:${c.muted}">${escaped(stop.label)}</a>`] : [])].join('<br>')}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`
}

/** A part of a marked text; a link whose address is not whole is shown as its words. */
function markedUp(part: LetterPart): string {
  if (part.kind === 'text') return lines(part.text)
  const words = part.parts.map(markedUp).join('')
  if (part.kind === 'strong') return `<strong>${words}</strong>`
  if (part.kind === 'emphasis') return `<em>${words}</em>`
  return part.kind === 'page' ? words : `<a href="${escaped(part.to)}" style="color:inherit">${words}</a>`
}

function receipt({ rows, brand }: LetterParts): string {
  if (rows.length === 0) return ''
  const { rule, ink } = lightColours[brand]
  const text = `color:${ink};${font};font-size:16px`
  const cells = rows.map(row => {
    const style = row.strong
      ? `font-weight:700;border-top:1px solid ${rule};border-bottom:1px solid ${rule}`
      : ''
    const named = row.strong ? ' class="r"' : ''
    return `<tr><td${named} style="padding:6px 0;${style}">${escaped(row.label)}</td><td${named} align="right" style="padding:6px 0;white-space:nowrap;${style}">${escaped(row.amount)}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-variant-numeric:tabular-nums;${text}">${cells.join('')}</table>`
}

/** Its background is a cell's: Word gives a link none. */
function button({ action, brand }: LetterParts): string {
  const { button: ground, onButton } = lightColours[brand]
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td class="a" bgcolor="${ground}" style="background:${ground};border-radius:6px;mso-padding-alt:12px 20px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;color:${onButton};text-decoration:none;font-weight:600">${escaped(action.label)}</a></td></tr></table>`
}

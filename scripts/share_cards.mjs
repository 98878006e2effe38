// Makes the pictures shown where a page is shared: `node scripts/share_cards.mjs`, on the packaged Node, after a change of a
// brand's words, colours or dish. Pages without a picture of their own get one card for each brand and language, with the home
// page's headline beside its signature picture. Dishes get a ground, on which each dish is laid on request
// (server/menu/pictures/share_card.ts). All are 1200 by 630 pixels, drawn by the browser of the tests, and kept in public/brands.

import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '../domain/brands.ts'
import { homeMessages } from '../i18n/home.ts'
import { launchOptions } from '../tests/browser.ts'
import { at } from './paths.mjs'

const width = 1200
const height = 630
const quality = 84

/** The differences between brands: the dish, and the colours of the card. */
const brands = /** @type {const} */ ({
  freshprep: {
    dish: 'scenes/market-crate.avif',
    face: 'newsreader',
    style: `
      body { background: #faf6ea; color: #2b5346 }
      h1 { font-weight: 470; font-size: 80px; line-height: .98; letter-spacing: -.035em }
      .logo { width: 262px }
      .dish { inset: 0 0 0 auto; width: 630px; height: 630px }
      .words { width: 560px }
      h1::after { position: absolute; left: 0; bottom: 0; width: 84px; height: 6px; border-radius: 6px; background: #f6d94c; content: '' }`,
  },
  cookit: {
    dish: 'scenes/friday-table.avif',
    face: 'gabarito',
    style: `
      body { background: #fe9f81; color: #3a1030 }
      h1 { font-weight: 850; font-size: 118px; line-height: .9; letter-spacing: -.045em }
      .logo { width: 196px }
      .dish { inset: 0 0 0 auto; width: 630px; height: 630px }
      .words { width: 700px }
      i { right: -70px; top: -40px; width: 560px; height: 720px; rotate: 14deg; background-color: #fff;
        background-image: linear-gradient(90deg, rgb(206 65 8 / .45) 50%, transparent 50%), linear-gradient(rgb(206 65 8 / .45) 50%, transparent 50%);
        background-size: 64px 64px }`,
  },
})

/** The wordmark alone, in the middle of the space that a dish leaves free. */
const alone = `
      .words { align-content: center }
      .logo { width: 420px }`

/** @param {keyof typeof brands} brand @param {'en' | 'fr' | null} locale null: the ground alone */
function pageOf(brand, locale) {
  const { dish, face, style } = brands[brand]
  const lines = locale ? homeMessages(brand, locale).hero.filter(line => line !== '') : []
  const logo = readFileSync(at('public', 'brands', brand, 'logo.svg'), 'utf8')
  const words = locale ? `<h1>${lines.join('<br>')}</h1>` : ''
  return `<!doctype html><html><style>
    @font-face { font-family: display; src: url("/fonts/${face}.woff2"); font-weight: 400 900 }
    * { margin: 0 }
    body { position: relative; width: ${width}px; height: ${height}px; overflow: hidden }
    .words { position: absolute; inset: 64px auto 64px 64px; display: grid; align-content: space-between }
    .logo > svg { width: 100%; height: auto }
    h1 { margin-bottom: 40px; font-family: display; white-space: nowrap }
    .dish, i { position: absolute }
    ${style}${locale ? '' : alone}</style>
    <i></i>${locale ? `<img class="dish" src="/${dish}">` : ''}
    <div class="words"><div class="logo">${brand === 'cookit' ? logo.replace('#fe9f81', '#fffaf6') : logo}</div>
    ${words}</div></html>`
}

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width, height } })
let html = ''
await page.route('http://card.example/**', route => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  return route.fulfill({ path: at('public', ...pathname.split('/')) })
})
for (const brand of /** @type {const} */ (['freshprep', 'cookit'])) {
  for (const locale of [...locales, null]) {
    html = pageOf(brand, locale)
    await page.goto('http://card.example/', { waitUntil: 'networkidle' })
    const drawn = sharp(await page.screenshot())
    const file = at('public', 'brands', brand, locale ? `share-${locale}.jpg` : 'share-ground.png')
    await (locale ? drawn.jpeg({ quality, mozjpeg: true }) : drawn.png({ palette: true })).toFile(file)
  }
}
await browser.close()

// The brand on paper: its colours and its logo.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandId } from '../../domain/brands.ts'

/** A brand's tokens (app/styles/brand_*.css); text on each background passes WCAG AA. */
export const looks = {
  freshprep: {
    display: 'Newsreader 16pt',
    displayWeight: 450,
    round: false,
    logo: ['#2b5346', '#ffffff'],
    colours: {
      ink: '#17302a',
      ground: '#2b5346',
      onGround: '#ffffff',
      plate: '#f6d94c',
      rule: '#c9c4b4',
      muted: '#55645e',
    },
  },
  cookit: {
    display: 'Gabarito',
    displayWeight: 820,
    round: true,
    logo: ['#3a1030', '#fffaf6'],
    colours: {
      ink: '#3a1030',
      ground: '#3a1030',
      onGround: '#fffaf6',
      plate: '#fe9f81',
      rule: '#e9c6b8',
      muted: '#6e4a63',
    },
  },
} as const

const publicFolder = join(import.meta.dirname, '../../public')

/** The wordmark. */
export const logoOf = (brand: BrandId): Promise<string> =>
  readFile(join(publicFolder, 'brands', brand, 'logo.svg'), 'utf8')

/** The wordmark with the one colour replaced that the background would hide. */
export async function logoOn(brand: BrandId, [from, to]: readonly [string, string]): Promise<Buffer> {
  const drawn = await logoOf(brand)
  return Buffer.from(drawn.replaceAll(from, to))
}

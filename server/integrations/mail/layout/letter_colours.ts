// The brand colours (app/styles/brand_*.css) of letters, in light and dark mode.

import type { BrandId } from '../../../../domain/brands.ts'

/** Every pair of text and ground passes WCAG AA. */
export interface LetterColours {
  /** Around the letter, and of the letter itself. */
  ground: string
  card: string
  ink: string
  muted: string
  /** The brand's name on its band. */
  band: string
  onBand: string
  button: string
  onButton: string
  rule: string
}

export const lightColours: Readonly<Record<BrandId, LetterColours>> = {
  freshprep: {
    ground: '#f6f4ee',
    card: '#ffffff',
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
    card: '#ffffff',
    ink: '#3a1030',
    muted: '#6e4a63',
    band: '#fe9f81',
    onBand: '#3a1030',
    button: '#ce4108',
    onButton: '#ffffff',
    rule: '#f4d9cc',
  },
}

export const darkColours: Readonly<Record<BrandId, LetterColours>> = {
  freshprep: {
    ground: '#121b18',
    card: '#1c2925',
    ink: '#eef2ec',
    muted: '#a9b8b1',
    band: '#2b5346',
    onBand: '#ffffff',
    button: '#f6d94c',
    onButton: '#17302a',
    rule: '#3a4b45',
  },
  cookit: {
    ground: '#1d0817',
    card: '#2c1225',
    ink: '#fff3ec',
    muted: '#d0adc3',
    band: '#fe9f81',
    onBand: '#3a1030',
    button: '#fe9f81',
    onButton: '#3a1030',
    rule: '#54304b',
  },
}

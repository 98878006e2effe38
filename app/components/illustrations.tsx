// The brands' own drawings. One drawing serves both brands: its strokes and fills are tokens, so that one brand draws
// in fine ink lines and the other in blocks of colour.

import type { ReactNode } from 'react'
import { Framed, plate, spill } from './panel_drawings.tsx'

export const drawings = {
  bag: (
    <>
      <path className="drawn-soft" d="M30 62c2-18 12-24 28-24h44c16 0 26 6 28 24z" />
      <path className="drawn-main" d="M29 60h102l9 74H20z" />
      <path className="drawn-handle" d="M52 66c0-42 10-52 28-52s28 10 28 52" />
      <path className="drawn-accent" d="M62 108c-2-20 10-28 34-28 2 18-6 28-24 30l-4 5" />
    </>
  ),
  kit: (
    <>
      <path className="drawn-paper" d="M26 54h108v72a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z" />
      <path className="drawn-line" d="M26 82h108M62 54v82M98 54v82" />
      <rect className="drawn-soft" height="22" rx="8" width="124" x="18" y="32" />
      <circle className="drawn-accent" cx="44" cy="108" r="10" />
      <path className="drawn-main" d="M70 118c0-14 8-20 20-20 0 12-6 20-18 20l-4 5" />
      <circle className="drawn-dark" cx="115" cy="108" r="7" />
    </>
  ),
  calendar: (
    <>
      <rect className="drawn-paper" height="104" rx="12" width="124" x="18" y="34" />
      <path className="drawn-main" d="M18 46a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v18H18z" />
      <path className="drawn-handle" d="M50 24v20M110 24v20" />
      <g className="drawn-accent">
        <circle cx="46" cy="86" r="10" />
        <circle cx="74" cy="86" r="10" />
        <circle cx="46" cy="114" r="10" />
        <circle cx="74" cy="114" r="10" />
        <circle cx="102" cy="114" r="10" />
      </g>
      <circle className="drawn-dash" cx="104" cy="86" r="13" />
      <path className="drawn-cross" d="m98 80 12 12m0-12-12 12" />
    </>
  ),
  van: (
    <>
      <path className="drawn-main" d="M10 46a8 8 0 0 1 8-8h76v72H10z" />
      <path className="drawn-soft" d="M94 58h26l24 28v24H94z" />
      <path className="drawn-paper" d="M104 68h12l14 17h-26z" />
      <path className="drawn-accent" d="M40 88c-2-16 8-24 28-24 2 16-6 24-22 26l-4 5" />
      <circle className="drawn-dark" cx="42" cy="114" r="14" />
      <circle className="drawn-dark" cx="116" cy="114" r="14" />
      <circle className="drawn-paper" cx="42" cy="114" r="5" />
      <circle className="drawn-paper" cx="116" cy="114" r="5" />
    </>
  ),
  basket: (
    <>
      <path className="drawn-accent" d="M70 66c-8-24 4-34 12-34 10 0 20 12 12 34z" />
      <path className="drawn-handle" d="M82 32c0-8 3-12 9-14" />
      <path className="drawn-soft" d="M44 66c-6-22 0-38 16-48 6 20 2 38-8 48z" />
      <path className="drawn-main" d="M108 66c-2-18 4-30 20-36 4 18-2 30-14 36z" />
      <path className="drawn-paper" d="M16 66h128l-12 68H28z" />
      <path className="drawn-line" d="M20 88h120M24 111h112M54 66l6 68M106 66l-6 68" />
    </>
  ),
  pan: (
    <>
      <path className="drawn-handle" d="m112 88 44-12" />
      <path className="drawn-soft" d="M22 82c0-16 14-24 24-20 6-16 30-16 36-2 14-4 28 6 28 22z" />
      <circle className="drawn-accent" cx="62" cy="76" r="10" />
      <path className="drawn-main" d="M14 82h104c0 30-12 44-30 44H44c-18 0-30-14-30-44z" />
      <path className="drawn-steam" d="M48 40c-6-8 6-12 0-22m20 20c-6-8 6-12 0-22m20 22c-6-8 6-12 0-22" />
    </>
  ),
  plate,
  spill,
} satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof drawings

/** A drawing that repeats the words beside it: it is not announced. */
export function Illustration({
  name,
  size = 'normal',
}: {
  name: IllustrationName
  size?: 'small' | 'normal'
}) {
  return <Framed size={size}>{drawings[name]}</Framed>
}

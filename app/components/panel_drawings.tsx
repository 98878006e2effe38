// The two drawings that any page may need, kept apart from the others (illustrations.tsx), which few pages need.

import type { ReactNode } from 'react'

export const plate = (
  <>
    <path
      className="drawn-handle"
      d="M20 44v20a8 8 0 0 0 16 0V44m-8 0v76M140 120V44c-9 5-12 18-12 34 0 8 4 11 12 11"
    />
    <circle className="drawn-paper" cx="80" cy="82" r="44" />
    <circle className="drawn-soft" cx="80" cy="82" r="29" />
    <path className="drawn-accent" d="M64 96c-2-16 8-24 30-24 2 16-6 24-22 26l-5 6" />
  </>
)

export const spill = (
  <>
    <path
      className="drawn-soft"
      d="M18 122c6-14 30-10 40-14s16-16 36-14 18 16 34 18 20 20-4 22-92 6-106-12z"
    />
    <path className="drawn-main" d="m52 96 54-62 34 30-54 48c-18 6-36-2-34-16z" />
    <ellipse className="drawn-paper" cx="69" cy="104" rx="13" ry="24" transform="rotate(-48 69 104)" />
    <path className="drawn-handle" d="M118 40c16-16 40 8 22 26" />
    <circle className="drawn-accent" cx="34" cy="120" r="6" />
  </>
)

/** A drawing on its ground. */
export function Framed({ size = 'normal', children }: { size?: 'small' | 'normal'; children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="illustration" data-size={size} viewBox="0 0 160 150">
      {children}
      <path className="drawn-ground" d="M6 138h148" />
    </svg>
  )
}

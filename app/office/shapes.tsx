// The office's shapes: one for each state, 12 px, in the colour of its text; and the lines of the navigation, 18 px. Each stands
// beside its word.

import type { ReactNode } from 'react'
import type { BrandId } from '../../domain/brands.ts'
import type { SectionId } from './navigation.ts'

const line = { fill: 'none', stroke: 'currentColor' }
const hole = { fill: 'none', stroke: 'var(--card)', strokeLinecap: 'round' } as const

const drawn = {
  open: <circle cx="6" cy="6" r="4.6" strokeWidth="1.6" {...line} />,
  chosen: (
    <>
      <circle cx="6" cy="6" r="4.6" strokeWidth="1.6" {...line} />
      <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2z" fill="currentColor" />
    </>
  ),
  locked: (
    <>
      <path d="M2.2 5.4h7.6v5.4H2.2z" fill="currentColor" />
      <path d="M3.9 5.4V3.8a2.1 2.1 0 0 1 4.2 0v1.6" strokeWidth="1.5" {...line} />
    </>
  ),
  charged: (
    <>
      <circle cx="6" cy="6" fill="currentColor" r="5.2" />
      <path d="M6 3.2v5.6" strokeWidth="1.5" {...hole} />
    </>
  ),
  packed: (
    <>
      <path d="M1.4 1.8h9.2v8.8H1.4z" fill="currentColor" />
      <path d="M1.4 4.6h9.2" strokeWidth="1.2" {...hole} />
    </>
  ),
  road: <path d="M2.4 1.2l8.2 4.8-8.2 4.8z" fill="currentColor" />,
  done: (
    <path d="M1.6 6.4l3 3.2 6-7" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.1" {...line} />
  ),
  failed: <path d="M2.2 2.2l7.6 7.6M9.8 2.2L2.2 9.8" strokeLinecap="round" strokeWidth="2.2" {...line} />,
  skipped: <path d="M1.8 6h8.4" strokeLinecap="round" strokeWidth="2.2" {...line} />,
  unpaid: (
    <>
      <path d="M6 .6L11.4 6 6 11.4.6 6z" fill="currentColor" />
      <path d="M6 3.3v3M6 8.2v.4" strokeWidth="1.4" {...hole} />
    </>
  ),
  under: (
    <>
      <path
        d="M1.5 1.5v7.2a1.8 1.8 0 0 0 1.8 1.8h5.4a1.8 1.8 0 0 0 1.8-1.8V1.5"
        strokeWidth="1.6"
        {...line}
      />
      <path d="M2.4 7.4h7.2v2.4H2.4z" fill="currentColor" />
    </>
  ),
  late: (
    <>
      <circle cx="6" cy="6" fill="currentColor" r="5.2" />
      <path d="M6 3v3.2l2.2 1.3" strokeWidth="1.4" {...hole} />
    </>
  ),
  warning: (
    <>
      <path d="M6 .8l5.5 10H.5z" fill="currentColor" />
      <path d="M6 4.4v2.7M6 8.9v.3" strokeWidth="1.4" {...hole} />
    </>
  ),
  waits: <path d="M2.5 1h7M2.5 11h7M3.4 1v2L6 6 3.4 9v2M8.6 1v2L6 6l2.6 3v2" strokeWidth="1.4" {...line} />,
  byHand: <path d="M2 10l1-3.2L8.6 1.2l2.2 2.2L5.2 9z" fill="currentColor" />,
  pen: <path d="M2 10l.6-2.6L8.6 1.4l2 2L4.6 9.4z" strokeLinejoin="round" strokeWidth="1.3" {...line} />,
  short: (
    <>
      <path
        d="M1 9.6h10M1.6 6.6h2.2v3H1.6zM4.9 3.6h2.2v6H4.9z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.2"
      />
      <path d="M8.6 1.6h2v7h-2z" strokeDasharray="1.4 1.2" {...line} />
    </>
  ),
  lowStock: (
    <>
      <path d="M1.5 2v8.5h9V2" strokeWidth="1.6" {...line} />
      <path d="M3.4 8h5.2" strokeWidth="1.8" {...line} />
    </>
  ),
  dispute: (
    <path
      d="M6 1.2v9.4M3 10.8h6M1.2 3h9.6M1.2 3L0 6.6h2.9zM10.8 3L9.2 6.6H12z"
      strokeLinejoin="round"
      strokeWidth="1.2"
      {...line}
    />
  ),
  letter: (
    <>
      <path d="M.8 2.4h10.4v7.2H.8z" strokeWidth="1.5" {...line} />
      <path d="M1 3l5 3.6L11 3" strokeWidth="1.4" {...line} />
    </>
  ),
  job: (
    <>
      <path d="M6 .8v10.4M.8 6h10.4M2.3 2.3l7.4 7.4M9.7 2.3L2.3 9.7" strokeWidth="1.5" {...line} />
      <circle cx="6" cy="6" fill="currentColor" r="2.2" />
    </>
  ),
  claim: (
    <path d="M1.2 1.6h9.6v6.6H6.4L3.8 10.8V8.2H1.2z" strokeLinejoin="round" strokeWidth="1.5" {...line} />
  ),
  info: (
    <>
      <circle cx="6" cy="6" fill="currentColor" r="5.2" />
      <path d="M6 5.4v3.2M6 3.2v.3" strokeWidth="1.5" {...hole} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

export type ShapeId = keyof typeof drawn

export function Shape({ is, size = 12 }: { is: ShapeId; size?: number }) {
  return (
    <svg aria-hidden height={size} viewBox="0 0 12 12" width={size}>
      {drawn[is]}
    </svg>
  )
}

const lines: Readonly<Record<SectionId | 'find', string>> = {
  today:
    'M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.4 1.4M13.6 13.6L15 15M5 15l1.4-1.4M13.6 6.4L15 5M10 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  menu: 'M6 3v5a2 2 0 0 1-2 2M4 3v5M8 3v5a2 2 0 0 1-2 2v7M14.5 17v-6M14.5 11c-2 0-2.5-2-2.5-4s1-4 2.5-4z',
  kitchen: 'M3.5 9h13v4.5a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3zM2 9h16M7 6.5V4M10 6.5V3M13 6.5V4',
  road: 'M2.5 5h9v9h-9zM11.5 8h3.2l2.8 3v3h-6zM5.5 16.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM14 16.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  households: 'M3 9.5L10 4l7 5.5V17H3zM8 17v-4.5h4V17',
  offers: 'M3.5 3.5h6l7 7-6 6-7-7zM7 7h.01',
  books: 'M4 4h5a2 2 0 0 1 1 .5A2 2 0 0 1 11 4h5v12h-5a1 1 0 0 0-1 .6 1 1 0 0 0-1-.6H4zM10 4.6v12',
  staff: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5a6 6 0 0 1 12 0',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4.2v3.6M7 12.2v3.6',
  find: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13.2 13.2L17 17',
}

export function Line({ is, size = 18 }: { is: keyof typeof lines; size?: number }) {
  return (
    <svg
      aria-hidden
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 20 20"
      width={size}
    >
      <path d={lines[is]} />
    </svg>
  )
}

/** A brand's mark: a square leaf, or a round plate, so that it is told without colour. */
export function BrandMark({ brand, size = 14 }: { brand: BrandId; size?: number }) {
  return (
    <svg aria-hidden height={size} viewBox="0 0 14 14" width={size}>
      {brand === 'freshprep' ? (
        <>
          <rect fill="#2B5346" height="14" rx="3" width="14" />
          <path
            d="M3.4 10.6C3.4 6 6 3.4 10.6 3.4c0 4.6-2.6 7.2-7.2 7.2zM3.4 10.6l4-4"
            fill="#F6D94C"
            stroke="#2B5346"
            strokeWidth=".9"
          />
        </>
      ) : (
        <>
          <circle cx="7" cy="7" fill="#FE9F81" r="7" />
          <circle cx="7" cy="7" fill="#CE4108" r="3" />
        </>
      )}
    </svg>
  )
}

// The icons, in the shapes of Lucide (https://lucide.dev, ISC licence): lines in a square of 24 by 24.

import type { ComponentProps } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** CSS pixels. */
  size?: number
}

/** The component of an icon; screen readers skip it. */
function icon(...lines: readonly string[]) {
  // One path of several lines. A line that begins where the one before ended begins at the corner instead.
  const path = lines.map(line => (line.startsWith('m') ? `M0 0${line}` : line)).join('')
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, as this module is loaded.
  return function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        aria-hidden
        fill="none"
        height={size}
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2}
        viewBox="0 0 24 24"
        width={size}
        xmlns="http://www.w3.org/2000/svg"
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}

const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

export const ArrowDown = icon('M12 5v14', 'm19 12-7 7-7-7')
export const ArrowLeft = icon('m12 19-7-7 7-7', 'M19 12H5')
export const ArrowRight = icon('M5 12h14', 'm12 5 7 7-7 7')
export const ArrowUp = icon('m5 12 7-7 7 7', 'M12 19V5')
export const Check = icon('M20 6 9 17l-5-5')
export const ChevronDown = icon('m6 9 6 6 6-6')
export const ChevronLeft = icon('m15 18-6-6 6-6')
export const ChevronRight = icon('m9 18 6-6-6-6')
export const CircleAlert = icon(circle, 'M12 8L12 12', 'M12 16L12.01 16')
export const CircleCheck = icon(circle, 'm16 9-5.5 5.5L8 12')
export const Clock = icon(circle, 'M12 6v6l4 2')
export const Eye = icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
)
export const EyeOff = icon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'm2 2 20 20',
)
export const Heart = icon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
)
export const Info = icon(circle, 'M12 16v-4', 'M12 8h.01')
export const KeyRound = icon(
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
  'M16 7.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0',
)
export const LinkMark = icon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
  'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
)
export const Menu = icon('M4 5h16', 'M4 12h16', 'M4 19h16')
export const Minus = icon('M5 12h14')
export const Plus = icon('M5 12h14', 'M12 5v14')
export const Salad = icon(
  'M19.496 12a2.5 2.5 0 00.399-2.214A2 2 0 0020.32 6.5 2 2 0 0019 3a2 2 0 00-1.5.68 2 2 0 00-3.287.424 2.5 2.5 0 00-3.189 2.06A3 3 0 0012 12l4-4',
  'M4 12a1 1 0 00-.99 1.133A9 9 0 0012 21a9 9 0 008.99-7.867A1 1 0 0020 12z',
  'M7 21h10',
  'M9.85 6.907A3.5 3.5 0 005.05 12',
)
export const Search = icon('m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0')
export const SlidersHorizontal = icon(
  'M10 5H3',
  'M12 19H3',
  'M14 3v4',
  'M16 17v4',
  'M21 12h-9',
  'M21 19h-5',
  'M21 5h-7',
  'M8 10v4',
  'M8 12H3',
)
export const Sparkles = icon(
  'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z',
  'M20 2v4',
  'M22 4h-4',
  'M2 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
)
export const Timer = icon('M10 2L14 2', 'M12 14L15 11', 'M4 14a8 8 0 1 0 16 0 8 8 0 1 0-16 0')
export const Trash = icon(
  'M10 11v6',
  'M14 11v6',
  'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
  'M3 6h18',
  'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const X = icon('M18 6 6 18', 'm6 6 12 12')

// Draws Lucide's icons in the place of the library's own wrapper (vite.config.ts): that makes classes, contexts and aliases for
// each of them, which no page uses and every phone would fetch and run. Their shapes are the library's.

import type { ComponentProps, SVGProps } from 'react'

/** An icon as `lucide-react/icons/*` gives it: `node` are its shapes in a square `size` wide. */
interface IconData {
  size: number
  node: readonly ['path' | 'circle' | 'rect' | 'line' | 'polyline', SVGProps<SVGElement> & { key: string }][]
}

interface IconProps extends ComponentProps<'svg'> {
  /** CSS pixels. */
  size?: number
}

/** The component of an icon; who cannot see it hears nothing of it. */
export default function createIcon({ size: box, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, where its module is loaded.
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
        viewBox={`0 0 ${box} ${box}`}
        width={size}
        xmlns="http://www.w3.org/2000/svg"
        {...rest}
      >
        {node.map(([Shape, { key, ...shape }]) => (
          <Shape key={key} {...(shape as object)} />
        ))}
      </svg>
    )
  }
}

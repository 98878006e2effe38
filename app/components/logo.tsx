import type { LogoPiece } from '../brands/facts.ts'
import { useBrand } from './brand_context.tsx'

const toneClass: Readonly<Record<LogoPiece['tone'], string>> = {
  ink: 'logo-ink',
  plate: 'logo-plate',
  dot: 'logo-dot',
}

/** The brand's wordmark, drawn in the colours of the ground it stands on. Its name is its text. */
export function Logo({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const { facts } = useBrand()
  const { width, height, pieces } = facts.logo
  return (
    <svg
      aria-label={facts.name}
      className="logo"
      data-size={size}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      {pieces.map(piece => (
        <path className={toneClass[piece.tone]} d={piece.path} key={piece.tone} />
      ))}
    </svg>
  )
}

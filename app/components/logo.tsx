import type { LogoPiece } from '../../brands/facts.ts'
import { logoPieces } from '../../brands/logo_pieces.ts'
import type { BrandId } from '../../domain/brands.ts'
import { useBrand } from './brand_context.tsx'
import { Outlines } from './outlines.tsx'

const toneClass: Readonly<Record<LogoPiece['tone'], string>> = {
  ink: 'logo-ink',
  plate: 'logo-plate',
  dot: 'logo-dot',
}

const symbolId = (brand: BrandId) => `logo-${brand}`

/** The brand's wordmark, in the colours of its background. Its name is its text. */
export function Logo({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const { id, facts } = useBrand()
  const { width, height } = facts.logo
  return (
    <svg
      aria-label={facts.name}
      className="logo"
      data-size={size}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <use href={`#${symbolId(id)}`} />
    </svg>
  )
}

/** The outlines that a brand's wordmarks show. */
export function LogoOutlines({ brand }: { brand: BrandId }) {
  return <Outlines drawn={import.meta.env.SSR ? outlinesOf(brand) : null} id={symbolId(brand)} />
}

const outlinesOf = (brand: BrandId) =>
  logoPieces[brand].map(({ path, tone }) => `<path class="${toneClass[tone]}" d="${path}"></path>`).join('')

import type { Tone } from './state.tsx'

interface MeterProps {
  /** From 0 to 1; what is more fills it. */
  share: number
  tone?: Extract<Tone, 'calm' | 'warn' | 'bad' | 'good'>
  /** Across its place, instead of 64 px. */
  wide?: boolean
}

/** A share as a bar. Its number stands beside it in words, so it is silent for those who do not see it. */
export function Meter({ share, tone = 'calm', wide = false }: MeterProps) {
  const part = Math.round(100 * Math.min(1, Math.max(0, share)))
  return (
    <svg
      aria-hidden
      className="of-meter"
      data-tone={tone}
      data-wide={wide || undefined}
      height="6"
      preserveAspectRatio="none"
      viewBox="0 0 100 6"
      width={wide ? '100%' : 64}
    >
      <rect height="6" width={part} />
    </svg>
  )
}

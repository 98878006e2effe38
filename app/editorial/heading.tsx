import { InlineText } from '../components/inline_text.tsx'
import { Lines } from '../components/lines.tsx'

interface BlockHeadingProps {
  heading?: string[] | undefined
  lede?: string | undefined
  /** In a column beside its text. */
  aside?: boolean
}

/** A block's heading in lines, and the sentence under it. */
export function BlockHeading({ heading, lede, aside }: BlockHeadingProps) {
  if (!heading && !lede) return null
  return (
    <div className="ed-head">
      {heading && (
        <h2 className={aside ? undefined : 'text-h1'}>
          <Lines lines={heading} />
        </h2>
      )}
      {lede && (
        <p className="text-lede">
          <InlineText text={lede} />
        </p>
      )}
    </div>
  )
}

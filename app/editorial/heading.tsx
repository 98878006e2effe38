import { InlineText } from '../components/inline_text.tsx'
import { Lines } from '../pages/home/lines.tsx'

/** A block's heading in lines, and the sentence under it. */
export function BlockHeading({
  heading,
  lede,
  id,
}: {
  heading?: string[] | undefined
  lede?: string | undefined
  id?: string
}) {
  if (!heading && !lede) return null
  return (
    <div className="ed-head">
      {heading && (
        <h2 className="font-display text-h1" id={id}>
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

import type { BarSpan } from '../../../../domain/office/bar_ahead.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Follows } from '../../../office/preview.tsx'
import { barWords } from './words.ts'

/** What the bar shows from today on. */
export function Ahead({ spans }: { spans: readonly BarSpan[] }) {
  const say = useMessages(barWords)
  return (
    <>
      <Follows
        follows={spans.map(({ from, until, code }) => ({
          words: say.span(from, until),
          is: code ?? say.noCode,
        }))}
        none={say.noCode}
      />
      <p className="of-meta">{say.aheadNote}</p>
    </>
  )
}

import { formatMoneyShort } from '../../../domain/money.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { useRefusalSentence } from '../../forms/attempt.ts'
import { Shape } from '../shapes.tsx'
import { termWords } from './term_words.ts'
import { type TermsQuestion, usePreview } from './use_preview.ts'

interface FollowsProps {
  /** Null while nothing is typed that could follow. */
  change: TermsQuestion | null
  /** Whether what is typed holds already. */
  isSame: boolean
  /** Takes the first date that is possible. */
  onTake: (from: string) => void
}

/** What follows from a change of terms as it is typed, before it is made. */
export function Follows({ change, isSame, onTake }: FollowsProps) {
  const say = useMessages(termWords)
  const locale = useLocale()
  const sentenceOf = useRefusalSentence()
  const preview = usePreview(change)
  const fault =
    preview !== null && preview !== 'working' && 'fault' in preview ? sentenceOf(preview.fault) : null
  const effects = preview !== null && preview !== 'working' && 'effects' in preview ? preview.effects : null
  const isSoon = effects !== null && change !== null && change.from < effects.first
  const money = (cents: number) => formatMoneyShort(Math.abs(cents), locale)
  return (
    <div aria-live="polite" className="of-note" data-tone={fault || isSoon ? 'warn' : 'info'}>
      <Shape is={fault || isSoon ? 'warning' : 'info'} />
      <div>
        {preview === null && <p>{isSame ? say.same : say.typeFirst}</p>}
        {preview === 'working' && <p>{say.working}</p>}
        {fault && <p>{fault}</p>}
        {effects && (
          <>
            {effects.rises && <p>{say.rise}</p>}
            <p>{say.boxes(effects.boxes)}</p>
            {effects.cents !== 0 && (
              <p>{effects.cents > 0 ? say.more(money(effects.cents)) : say.less(money(effects.cents))}</p>
            )}
            {effects.estimated && <p>{say.estimated}</p>}
            {effects.weekCents !== 0 && (
              <p>
                {effects.weekCents > 0
                  ? say.weekMore(money(effects.weekCents))
                  : say.weekLess(money(effects.weekCents))}
              </p>
            )}
            <p>{say.letters(effects.letters)}</p>
          </>
        )}
        {isSoon && (
          <p>
            <span>{say.tooSoon(effects.first)}</span>{' '}
            <button className="of-btn" onClick={() => onTake(effects.first)} type="button">
              {say.take(effects.first)}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

import type { CodeOffer } from '../../domain/pricing/code_columns.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Shape } from '../office/shapes.tsx'
import { codeWords } from './words.ts'

/** What a code takes off, in short: `30%, 20%, from $80`. */
export function useShortCode() {
  const say = useMessages(codeWords)
  return ({ unit, elements, minimumSpendCents }: OffOf): string => {
    const offs = elements.map(one => say.means[unit](one))
    const minimum = minimumSpendCents > 0 ? [say.short.minimum(say.means.cents(minimumSpendCents))] : []
    return say.short.eachBox([...offs, ...minimum])
  }
}

interface OffOf {
  unit: 'percent' | 'cents' | 'servings'
  elements: readonly number[]
  minimumSpendCents: number
}

/** What a code means for a household, sentence by sentence; null while its discount cannot be read. */
export function CodeMeaning({ code, isKnown = false }: { code: CodeOffer | null; isKnown?: boolean }) {
  const say = useMessages(codeWords)
  return (
    <div aria-live="polite" className="of-note" data-tone="info">
      <Shape is="info" />
      <div>
        <p>
          <b>{say.means.title}</b>
        </p>
        {code ? (
          sentencesOf(say, code, isKnown).map(sentence => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{say.means.nothing}</p>
        )}
      </div>
    </div>
  )
}

function sentencesOf(say: ReturnType<typeof codeWords>, code: CodeOffer, isKnown: boolean): string[] {
  const { means, types } = say
  const offs = code.elements.map(one => means[code.unit](one))
  const [first = ''] = offs
  const isSame = offs.length > 1 && new Set(offs).size === 1
  const { from, until, totalUses } = code
  const kinds: Readonly<Record<string, string>> = types
  return [
    offs.length === 1 ? means.one(first) : isSame ? means.same(first, offs.length) : means.several(offs),
    code.minimumSpendCents > 0 ? means.minimum(means.cents(code.minimumSpendCents)) : '',
    means[code.audience],
    from && until
      ? means.between(from, until)
      : from
        ? means.fromOn(from)
        : until
          ? means.untilOn(until)
          : means.always,
    totalUses === null ? '' : means.households(totalUses),
    code.oncePerHousehold ? means.once : means.again,
    code.combinesWith.length === 0
      ? means.alone
      : means.together(code.combinesWith.map(type => kinds[type] ?? type).join(', ')),
    code.isDefault ? means.offered : '',
    isKnown ? means.held : '',
  ].filter(sentence => sentence !== '')
}

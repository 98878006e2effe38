// The notice of each change: that it was made, with Undo; why it was refused; a change made elsewhere; an unsaved change from an
// earlier visit.

import { useRef } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import { applyEdits, differing, type Edit } from '../../../domain/orders/edits.ts'
import { mailedMessages } from '../../../i18n/mailed.ts'
import { soldOutMessages } from '../../../i18n/sold_out.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { type Toast, useToasts } from '../../components/toasts.tsx'
import { useRefusalSentence } from '../../forms/attempt.ts'
import type { Instead } from './alternatives.ts'
import { linesOf } from './saving.ts'
import { type EditorState, type News, shortOf } from './store.ts'
import { nameOf, useTelling } from './telling.ts'
import { editorMessages } from './words.ts'

/** The action that a notice offers. */
interface Ways {
  edit: (...edits: Edit[]) => void
  undo: () => void
}

/** Writes the notice of a change, with the box's present state. */
export function useNotices(): (news: News, state: EditorState, actions: Ways) => Promise<void> {
  const say = useMessages(editorMessages)
  const { mailed } = useMessages(mailedMessages)
  const sentenceOf = useRefusalSentence()
  const soldOut = useMessages(soldOutMessages)
  const locale = useLocale()
  const notify = useToasts()
  const linesTold = useTelling()
  const telling = (...of: Parameters<typeof linesTold>) => linesTold(...of).join(' ')
  /** Edits that were overtaken, until they are applied or discarded. */
  const overtaken = useRef<readonly Edit[]>([])

  /** All changes that are not in the box, to apply or to discard; null where they are in it after all. */
  function overtakenNotice(text: string, lost: readonly Edit[], { data, box }: EditorState, { edit }: Ways) {
    if (lost.length === 0) return null
    const edits = [...overtaken.current, ...lost]
    const lines = linesOf(box.order)
    const wanted = applyEdits(lines, edits, () => 'item')
    const list = linesTold(data, wanted, differing(lines, wanted))
    overtaken.current = list.length > 0 ? edits : []
    if (list.length === 0) return null
    const discard = () => {
      overtaken.current = []
    }
    const apply = () => {
      discard()
      edit(...edits)
    }
    const actions = [
      { label: say.apply, onPress: apply },
      { label: say.discard, onPress: discard },
    ]
    return { text, list, tone: 'failed', subject: 'change', actions } satisfies Toast
  }

  /** @param alternatives to the product that ran out */
  function noticeOf(
    news: News,
    state: EditorState,
    commands: Ways,
    alternatives: readonly Instead[],
  ): Toast | null {
    const { data, box } = state
    const { order } = box
    const { edit, undo } = commands
    const namesOf = (edits: readonly Edit[]) =>
      [...new Set(edits.map(({ productId }) => nameOf(data, productId)))].join(', ')
    const change = (text: string): Toast => ({
      text,
      subject: 'change',
      ...(state.steps.length > 0 && { onUndo: undo }),
    })
    switch (news.type) {
      case 'changed':
        return change(telling(data, news.lines, news.ids))
      case 'undone':
        return change(say.undone(telling(data, news.lines, news.ids)))
      case 'skipped':
        return change(
          [
            news.skipped ? say.skipped : say.unskipped,
            ...(news.missing.length > 0 ? [soldOut.removed(news.missing)] : []),
            mailed,
          ].join(' '),
        )
      case 'notSkipped': {
        const why = sentenceOf(news.refusal)
        return { text: news.skipped ? say.notSkipped(why) : say.notUnskipped(why), tone: 'failed' }
      }
      case 'refused': {
        const { lost, refusal } = news
        const short = shortOf(refusal)
        const text = !short
          ? say.refused(namesOf(lost), sentenceOf(refusal))
          : short.left > 0
            ? say.fewLeft(nameOf(data, short.productId), short.left)
            : say.soldOut(nameOf(data, short.productId))
        const actions = alternatives.map(other => ({
          label: say.takeInstead(other.name),
          onPress: () => edit(other.edit),
        }))
        return { text, tone: 'failed', subject: 'change', actions }
      }
      case 'otherTotal':
        return { text: say.otherTotal(formatMoney(order.totalCents, locale)), tone: 'failed' }
      case 'elsewhere': {
        const { changed, lost } = news
        const ids = [...new Set([...changed, ...lost.map(({ productId }) => productId)])]
        const text = say.elsewhere(telling(data, order.lines, ids))
        const notice = overtakenNotice(`${text} ${say.notMade}`, lost, state, commands)
        return notice ?? { text, subject: 'elsewhere' }
      }
      case 'away':
        return { text: say.away, subject: 'change' }
      case 'leftBehind': {
        const { what, edits } = news
        if (what === 'late') return { text: say.leftLate(namesOf(edits)), tone: 'failed' }
        if (what === 'overtaken') return overtakenNotice(say.leftBehind, edits, state, commands)
        const lines = linesOf(order)
        const wanted = applyEdits(lines, edits, () => 'item')
        const ids = differing(lines, wanted)
        return ids.length === 0
          ? null
          : { text: say.leftSaving(telling(data, wanted, ids)), subject: 'change' }
      }
    }
  }

  return async (news, state, actions) => {
    const alternatives = news.type === 'refused' ? alternativesTo(news, state) : null
    const notice = noticeOf(news, state, actions, alternatives ? await alternatives : [])
    if (notice) notify(notice)
  }
}

/** The nearest to a product that ran out; null where none did. The search for them is fetched only then. */
function alternativesTo({ lost, refusal }: News & { type: 'refused' }, { data, box }: EditorState) {
  const short = shortOf(refusal)
  const [edit] = lost
  if (!short || !edit) return null
  return import('./alternatives.ts').then(
    ({ takeInstead }) => takeInstead(data, box, edit, short),
    () => [],
  )
}

// What is said of every change: that it was made, with the way back; why it was refused; what was changed elsewhere; what did
// not reach the server on an earlier visit.

import { useRevalidator } from 'react-router'
import type { OrderData } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import { applyEdits, differing, type Edit } from '../../../domain/orders/edits.ts'
import type { OrderLine } from '../../../domain/orders/lines.ts'
import { editorMessages } from '../../../i18n/editor.ts'
import { useRefusalSentence } from '../../attempt.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { type SaverListener, shortOf } from '../../orders/box_saver.ts'
import { linesOf } from '../../orders/save_queue.ts'
import { takeInstead } from './instead.ts'
import type { EditorData } from './prices.ts'
import { nameOf, useTelling } from './telling.ts'
import type { Undo } from './use_undo.ts'

type Telling = Pick<SaverListener, 'onRefused' | 'onOtherTotal' | 'onElsewhere' | 'onLeftBehind' | 'onAway'>

export interface Notices extends Telling {
  /** Lines as they are now, and the products that changed. */
  changed: (lines: readonly OrderLine[], ids: readonly string[], undo: Undo) => void
  undone: (lines: readonly OrderLine[], ids: readonly string[], undo: Undo) => void
}

/** @param onEdit makes the changes a notice offers */
export function useNotices(data: EditorData, onEdit: (...edits: Edit[]) => void): Notices {
  const say = useMessages(editorMessages)
  const sentenceOf = useRefusalSentence()
  const locale = useLocale()
  const notify = useToasts()
  const telling = useTelling(data)
  const { revalidate } = useRevalidator()
  const namesOf = (edits: readonly Edit[]) =>
    [...new Set(edits.map(edit => nameOf(data, edit.productId)))].join(', ')
  const change = (text: string, { more, undo }: Undo) =>
    notify({ text, subject: 'change', ...(more() && { onUndo: undo }) })

  return {
    changed: (lines, ids, undo) => change(telling(lines, ids), undo),
    undone: (lines, ids, undo) => change(say.undone(telling(lines, ids)), undo),
    onRefused: (lost, refusal, queue) => {
      const short = shortOf(refusal)
      const [edit] = lost
      const text = !short
        ? say.refused(namesOf(lost), sentenceOf(refusal))
        : short.left > 0
          ? say.fewLeft(nameOf(data, short.productId), short.left)
          : say.soldOut(nameOf(data, short.productId))
      const alternatives = short && edit ? takeInstead(data, queue, edit, short) : []
      const actions = alternatives.map(other => ({
        label: say.instead(other.name),
        onPress: () => onEdit(other.edit),
      }))
      notify({ text, tone: 'failed', subject: 'change', actions })
    },
    onOtherTotal: (order: OrderData) => {
      notify({ text: say.otherTotal(formatMoney(order.totalCents, locale)), tone: 'failed' })
      // What it reckons with is asked for again, so that the next change comes out right.
      void revalidate()
    },
    onElsewhere: (changed, lost, order) => {
      const ids = [...new Set([...changed, ...lost.map(edit => edit.productId)])]
      const text = say.elsewhere(telling(order.lines, ids))
      if (lost.length === 0) return notify({ text, subject: 'elsewhere' })
      const actions = [{ label: say.anyway, onPress: () => onEdit(...lost) }]
      notify({ text: `${text} ${say.notMade}`, tone: 'failed', subject: 'change', actions })
    },
    onAway: () => notify({ text: say.away, subject: 'change' }),
    onLeftBehind: ({ edits }, order, sent) => {
      const lines = linesOf(order)
      const wanted = applyEdits(lines, edits, () => 'item')
      const ids = differing(lines, wanted)
      if (ids.length === 0) return
      const what = telling(wanted, ids)
      if (sent) return notify({ text: say.leftSaving(what), subject: 'change' })
      if (!order.editable) return notify({ text: say.leftLate(namesOf(edits)), tone: 'failed' })
      const actions = [{ label: say.makeThem, onPress: () => onEdit(...edits) }]
      notify({ text: say.leftBehind(what), tone: 'failed', subject: 'change', actions })
    },
  }
}

// Skipping the whole week, and back: after what is still on its way is saved, and with the way back of every change.

import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import { editorMessages } from '../../../i18n/editor.ts'
import { referenceMessages } from '../../../i18n/reference.ts'
import { browserApi } from '../../api.ts'
import { useAttempt, useRefusalSentence } from '../../attempt.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'
import type { Box } from './use_box.ts'
import type { Undo } from './use_undo.ts'

export function useSkipping({ queue, settle }: Box, undo: Undo) {
  const say = useMessages(editorMessages)
  const { byMail } = useMessages(referenceMessages)
  const sentenceOf = useRefusalSentence()
  const notify = useToasts()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const running = useRef<Promise<unknown>>(undefined)
  const change = (skipped: boolean, undoing: boolean) =>
    attempt.run(async () => {
      await settle()
      let reference: string
      try {
        const call = skipped ? 'account.skip_order' : 'account.unskip_order'
        reference = (await browserApi().post(call, { orderId: queue.order.id })).reference
      } catch (failure) {
        const refusal = failure instanceof Refusal ? failure : new Refusal('unexpected')
        const why = sentenceOf(refusal)
        notify({ text: skipped ? say.notSkipped(why) : say.notUnskipped(why), tone: 'failed' })
        // Without a connection there is nothing newer to show.
        if (refusal.code !== 'busy') await revalidate()
        return
      }
      if (!undoing) undo.note({ back: () => set(!skipped, true) })
      const text = `${skipped ? say.skipped : say.unskipped} ${byMail(reference)}`
      notify({ text, subject: 'change', ...(undo.more() && { onUndo: undo.undo }) })
      await revalidate()
    })
  // Taken back while it is still under way, it is taken back right after.
  const set = (skipped: boolean, undoing = false) => {
    running.current = Promise.resolve(running.current).then(() => change(skipped, undoing))
  }
  return { busy: attempt.busy, set }
}

import { adminLetterMessages } from '../../i18n/admin_letters.ts'
import { useMessages } from '../components/brand_context.tsx'
import { State } from './state.tsx'

const shapes = {
  draft: ['pen', 'calm'],
  sending: ['road', 'info'],
  sent: ['done', 'good'],
  stopped: ['skipped', 'warn'],
} as const

/** How far a letter to a list is. */
export function LetterState({ stands }: { stands: keyof typeof shapes }) {
  const say = useMessages(adminLetterMessages)
  const [shape, tone] = shapes[stands]
  return (
    <State shape={shape} tone={tone}>
      {say.stands[stands]}
    </State>
  )
}

import { useMessages } from '../components/brand_context.tsx'
import type { ShownSession } from './sessions_on_clocks.ts'
import { useWhen } from './use_when.ts'
import { staffWords } from './words.ts'

/** Signed-in browsers, the last used first, each with a button that ends it. */
export function SessionList({
  sessions,
  onEnd,
}: {
  sessions: readonly ShownSession[]
  onEnd: (id: string) => void
}) {
  const say = useMessages(staffWords).sessions
  const when = useWhen()
  if (sessions.length === 0) return <p>{say.none}</p>
  return (
    <ul className="staff-sessions">
      {sessions.map(({ id, seen, userAgent, network, current }) => (
        <li key={id}>
          <span>
            <b>{current ? say.here : say.seen(when(seen))}</b>
            <span className="of-sub">{[userAgent, network].filter(Boolean).join(' · ')}</span>
          </span>
          <button className="of-btn" onClick={() => onEnd(id)} type="button">
            {say.end}
          </button>
        </li>
      ))}
    </ul>
  )
}

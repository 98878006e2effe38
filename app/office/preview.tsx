// What follows, before it happens: how many boxes, whose, which letters, how much money.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Refusal } from '../../contract/errors.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useRefusalSentence } from '../forms/attempt.ts'
import { Note } from './note.tsx'
import { Shape } from './shapes.tsx'
import { State, type Tone } from './state.tsx'

/** One thing that follows. */
export interface Follow {
  words: string
  /** As it is, where something takes its place. */
  was?: ReactNode
  /** As it will be. */
  is: ReactNode
  tone?: Tone
}

interface FollowsProps {
  follows: readonly Follow[]
  /** In place of lines where nothing follows. */
  none: string
}

/** What follows, where the page knows it already. */
export function Follows({ follows, none }: FollowsProps) {
  const say = useMessages(officeMessages)
  if (follows.length === 0) return <p className="of-meta">{none}</p>
  return (
    <dl aria-label={say.follows} className="of-follows">
      {follows.map(({ words, was, is, tone }) => (
        <div data-tone={tone} key={words}>
          <dt>
            {tone && <Shape is={tone === 'good' ? 'done' : 'warning'} />}
            <span>{words}</span>
          </dt>
          <dd>
            {was !== undefined && (
              <>
                <del>{was}</del>
                <span aria-hidden> → </span>
              </>
            )}
            <ins>{is}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PreviewProps<T> {
  /** What it depends on: it is read again when that changes. */
  of: string
  /** Asks the server, which changes nothing. */
  read: () => Promise<T>
  children: (answer: T) => ReactNode
}

/** Milliseconds after the last change until the server is asked. */
const settles = 250

/**
 * What follows from something that is not saved yet, as the server works it out. While it does, the last answer stays, a shade quieter.
 * In a dialog, before the verb: `<AskFirst note={<Preview …/>} />`. Beside a form: below its fields.
 */
export function Preview<T>({ of, read, children }: PreviewProps<T>) {
  const say = useMessages(officeMessages)
  const sentenceOf = useRefusalSentence()
  const [answered, setAnswered] = useState<{ of: string; answer: T } | null>(null)
  const [failed, setFailed] = useState<{ of: string; why: string } | null>(null)
  const latest = useRef({ read, sentenceOf })
  useEffect(() => {
    latest.current = { read, sentenceOf }
  })
  useEffect(() => {
    let isWanted = true
    const waiting = setTimeout(() => {
      latest.current.read().then(
        answer => isWanted && setAnswered({ of, answer }),
        (failure: unknown) => {
          const refusal = failure instanceof Refusal ? failure : new Refusal('unexpected')
          if (isWanted) setFailed({ of, why: latest.current.sentenceOf(refusal) })
        },
      )
    }, settles)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [of])
  const isFailed = failed?.of === of
  const isReading = !isFailed && answered?.of !== of
  return (
    <div aria-busy={isReading || undefined} aria-live="polite" className="of-preview">
      {isFailed ? (
        <Note shape="failed" tone="bad">
          {failed.why}
        </Note>
      ) : answered ? (
        children(answered.answer)
      ) : (
        <State shape="waits">{say.reading}</State>
      )}
    </div>
  )
}

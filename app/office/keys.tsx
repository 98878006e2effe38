// The office's keys. A part of a page names its keys while it is on screen; the last one that named a key gets it first.

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'

/** What a key does; false passes it on to whoever named it before. */
type Act = (event: KeyboardEvent) => unknown

export type Keys = Readonly<Record<string, Act>>

interface Registry {
  name(keys: RefObject<Keys>): () => void
}

const KeysContext = createContext<Registry | null>(null)

/** Milliseconds within which the letter after G counts. */
const sequenceLasts = 1_200

/** The name of a pressed key: `Ctrl+k`, `Shift+1`, `j`, `escape`. A digit goes by its place, whatever Shift makes of it. */
export function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  const plain = digit && shiftKey ? digit : key.toLowerCase()
  const isLetter = /^[a-z0-9]$/.test(plain)
  const parts = [
    (ctrlKey || metaKey) && 'Ctrl',
    altKey && 'Alt',
    // `?` is typed with Shift on most keyboards, and named without it.
    shiftKey && (isLetter || key.length > 1) && 'Shift',
    plain,
  ]
  return parts.filter(Boolean).join('+')
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)))

/** Whether a key may be turned off, and does nothing in a field: one without Ctrl or Alt that writes something. */
const isCharacter = (name: string): boolean => !/^(Ctrl|Alt)\+/.test(name) && /(^|\+).$/.test(name)

/** @param letters whether single characters do something (WCAG 2.1.4) */
export function KeysProvider({ letters, children }: { letters: boolean; children: ReactNode }) {
  const named = useRef<RefObject<Keys>[]>([])
  const begun = useRef({ key: '', at: 0 })
  const name = useCallback((keys: RefObject<Keys>) => {
    named.current = [...named.current, keys]
    return () => {
      named.current = named.current.filter(other => other !== keys)
    }
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const key = nameOfKey(event)
      if (isCharacter(key) && (!letters || isTyping(event.target))) return
      if (key === 'enter' && event.target !== document.body && !isRow(event.target)) return
      const before = begun.current.at + sequenceLasts > event.timeStamp ? begun.current.key : ''
      begun.current = { key, at: event.timeStamp }
      for (const wanted of before ? [`${before} ${key}`, key] : [key]) {
        for (const { current } of named.current.toReversed()) {
          const act = current[wanted]
          if (!act || act(event) === false) continue
          event.preventDefault()
          if (wanted !== key) begun.current = { key: '', at: 0 }
          return
        }
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [letters])
  const registry = useMemo(() => ({ name }), [name])
  return <KeysContext value={registry}>{children}</KeysContext>
}

const isRow = (target: EventTarget | null) => target instanceof HTMLTableRowElement

/** Names keys while the part is on screen: `useKeys({ j: down, 'Ctrl+s': save })`. */
export function useKeys(keys: Keys): void {
  const registry = useContext(KeysContext)
  if (!registry) throw new Error('Keys were named outside <KeysProvider>.')
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => registry.name(latest), [registry])
}

/** A key, as it is printed on a keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return <kbd className="of-key">{children}</kbd>
}

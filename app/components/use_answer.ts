import { useState } from 'react'
import { painted } from './painted.ts'

/**
 * A value that a press changes on screen at once, without rendering anything else; its owner is notified after the paint.
 * @param onChange changes the value before it returns
 * @returns the value to show, and a function that takes the next one
 */
export function useAnswer<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [asked, setAsked] = useState<{ next: T } | null>(null)
  const answer = (next: T) => {
    const own = { next }
    setAsked(own)
    void painted().then(() => {
      onChange(next)
      setAsked(last => (last === own ? null : last))
    })
  }
  return [asked ? asked.next : value, answer]
}

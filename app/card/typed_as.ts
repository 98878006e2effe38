// Shows a text in its usual form while it is typed, with the caret where the person has it.

import type { ChangeEvent } from 'react'

/** For `onChange` of a field of digits. @param shown the form of a text; it may add signs between digits, and leaves them in order */
export const typedAs =
  (shown: (typed: string) => string) =>
  ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = target
    const next = shown(value)
    if (next === value) return
    const digitsAfter = countDigits(value.slice(selectionStart ?? value.length))
    target.value = next
    let caret = next.length
    for (let passed = 0; caret > 0 && passed < digitsAfter; caret--)
      passed += countDigits(next[caret - 1] ?? '')
    target.setSelectionRange(caret, caret)
  }

const countDigits = (text: string) => text.replace(/\D/g, '').length

import { expect, test } from 'vitest'
import { nameOfKey } from './keys.tsx'

const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  [{ key: 'K', ctrlKey: true }, 'Ctrl+k'],
  [{ key: 'k', metaKey: true }, 'Ctrl+k'],
  [{ key: 'J', shiftKey: false }, 'j'],
  [{ key: 'X', shiftKey: true }, 'Shift+x'],
  [{ key: '!', code: 'Digit1', shiftKey: true }, 'Shift+1'],
  [{ key: '"', code: 'Digit2', shiftKey: true }, 'Shift+2'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: 'Escape' }, 'escape'],
  [{ key: 'ArrowUp', altKey: true }, 'Alt+arrowup'],
])('a key has one name, whatever keyboard it is typed on: %j is %s', (pressed, name) => {
  expect(nameOfKey({ ...none, ...pressed } as KeyboardEvent)).toBe(name)
})

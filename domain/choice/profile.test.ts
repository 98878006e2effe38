import { expect, test } from 'vitest'
import { profileFromKey, profileKey, tightened } from './profile.ts'

test.each([
  [
    'what comes is added',
    'rtc|2|3|any||milk',
    'rtc|2|3|any||egg,traces:egg',
    'rtc|2|3|any||egg,milk,traces:egg',
  ],
  ['what goes stays', 'rtc|2|3|any||dish:chili,milk', 'rtc|2|3|any||', 'rtc|2|3|any||dish:chili,milk'],
  ['a stricter diet counts', 'rtc|2|3|vegetarian||', 'rtc|2|3|vegan||', 'rtc|2|3|vegan||'],
  ['a looser one does not', 'rtc|2|3|vegan||', 'rtc|2|3|any||', 'rtc|2|3|vegan||'],
  [
    'plan and preferences stay',
    'rtc|2|3|any|family-friendly,cuisine:thai|',
    'rte|1|8|any|keto-friendly|',
    'rtc|2|3|any|family-friendly,cuisine:thai|',
  ],
])('after the cutoff, %s', (_, atCutoff, now, expected) => {
  expect(profileKey(tightened(profileFromKey(atCutoff), profileFromKey(now)))).toBe(expected)
})

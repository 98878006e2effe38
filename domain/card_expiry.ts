// The expiry date of a card as people type it.

/**
 * Month and year of `12/30`, `12-2030`, `12 30`, `1230` and `122030`; empty parts where there are none, for the processor to
 * refuse by name.
 */
export function readExpiry(typed: string): { month: string; year: string } {
  const digits = typed.replace(/\D+/g, ' ').trim()
  const [first = '', second] = digits.split(' ')
  if (second !== undefined) return { month: first, year: second }
  // Run together: the year is the last two digits, or the last four.
  const yearDigits = first.length >= 5 ? 4 : 2
  if (first.length < 3) return { month: first, year: '' }
  return { month: first.slice(0, -yearDigits), year: first.slice(-yearDigits) }
}

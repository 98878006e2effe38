// How a card's number and expiry look while they are typed: in groups as on the card, and with a slash.

/** The digits of a number in the groups of the card: 4-6-5 for one that begins with 34 or 37, fours for any other. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const parts: string[] = []
  let from = 0
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.join(' ')
}

/** `MM/YY` of what was typed so far, with or without a slash or a whole year: `1234`, `9/30`, `12/2030`. */
export function slashedExpiry(typed: string): string {
  const [first = '', second] = typed.trim().split(/\D+/)
  if (second !== undefined && first !== '')
    return `${first.slice(0, 2).padStart(2, '0')}/${shortYear(second)}`
  // No month begins with 2 or more, so its zero is missing.
  const digits = /^[2-9]/.test(first) ? `0${first}` : first
  return digits.length > 2 ? `${digits.slice(0, 2)}/${shortYear(digits.slice(2))}` : digits
}

const shortYear = (year: string) => year.slice(0, 4).replace(/^20(?=\d\d$)/, '')

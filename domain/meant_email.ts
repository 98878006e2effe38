// Typing errors in the domain of an email address: `gmial.com` is meant to be `gmail.com`.

/** The commonest providers of our households, the commonest first. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.ca',
  'yahoo.com',
  'icloud.com',
  'live.ca',
  'shaw.ca',
  'telus.net',
  'videotron.ca',
  'bell.net',
  'sympatico.ca',
  'rogers.com',
]

/** Providers whose own names are one letter away from those above. */
const alike = ['mail.com', 'ymail.com']

/** The address that is probably meant, where its domain is one slip away from a common provider's; else null. */
export function meantEmail(typed: string): string | null {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || providers.includes(domain) || alike.includes(domain)) return null
  const meant = providers.find(provider => isOneSlip(domain, provider))
  return meant ? `${email.slice(0, at)}@${meant}` : null
}

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. */
function isOneSlip(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length)
  let start = 0
  while (start < shorter && typed[start] === word[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1
  const [wrong, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)]
  if (wrong.length <= 1 && right.length <= 1) return wrong !== right
  return wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`
}

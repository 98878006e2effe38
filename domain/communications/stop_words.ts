// The words by which the holder of a phone unsubscribes from texts, subscribes again, or asks for help: those of the carriers and of
// Canada's anti-spam law, in both languages. A sentence that begins with one of them means something else.

const stops = [
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'remove', 'optout', 'opt out'],
  ...['arret', 'arreter', 'arrete', 'arretez', 'cesser', 'cessez', 'retirer', 'annuler'],
  ...['desabonner', 'desabonne', 'desabonnez', 'desabonnement', 'desinscrire', 'desinscription'],
]
/** After a word that can only mean the texts, these add nothing. */
const about =
  /^(stop|unsubscribe|remove|optout|opt out|arret|arreter|arrete|arretez|desabonner|desabonne|desabonnez) (all|me|it|moi|tout|texts?|texting( me)?|messages?|sms|textos?|les textos|de m ecrire|from texts)$/
const starts = ['start', 'unstop', 'commencer', 'reprendre', 'debut']
const helps = { help: 'en', aide: 'fr', info: null } as const

/** Politeness, which changes nothing. */
const polite =
  /\b(please|pls|plz|thanks|thank you|now|hi|hello|svp|stp|s il vous plait|s il te plait|merci|bonjour|veuillez|de|me)\b/g

/**
 * The meaning of a text message. `help`: with the language of the word, null where it is a word of both.
 * @returns null where it means none of these
 */
export function answerOf(text: string): 'stop' | 'start' | { help: 'en' | 'fr' | null } | null {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const plain = letters.replace(polite, ' ').replace(/ +/g, ' ').trim()
  const word = plain === '' ? letters : plain
  if (
    stops.includes(word) ||
    about.test(letters.replace(/\b(please|pls|svp|stp|merci|thanks)\b/g, '').trim())
  )
    return 'stop'
  if (starts.includes(word)) return 'start'
  return Object.hasOwn(helps, word) ? { help: helps[word as keyof typeof helps] } : null
}

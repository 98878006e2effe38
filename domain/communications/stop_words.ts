// The words by which the holder of a phone unsubscribes from texts, or subscribes again.

const stops = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'arret', 'arreter', 'desabonner']
const starts = ['start', 'unstop', 'commencer', 'reprendre']

/** The meaning of a text message: the first word decides, with or without accents. Null where it means neither. */
export function answerOf(text: string): 'stop' | 'start' | null {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const word = /[a-z]+/.exec(folded)?.[0] ?? ''
  if (stops.includes(word)) return 'stop'
  return starts.includes(word) ? 'start' : null
}

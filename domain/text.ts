// Text prepared for comparison, whatever the typing habits and keyboard.

/** Lower case, without accents, ligatures, punctuation or doubled spaces: `Œuvre d’Été` is `oeuvre d ete`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

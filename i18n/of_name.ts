// The French “de” before a name.

/** What begins with a vowel’s sound: not the y of Yannick, and most an h of people’s names. */
const vowel = /^(?:[aeiouœæh]|y(?![aeiou]))/i
/** Names of food whose h keeps its distance. */
const distant = /^(?:haricot|houmous|hummus|halloumi|harissa|hareng|homard|hamburger|hachis|hoisin)/i

/** `d’Ada`, `de Zoé`; an accented letter counts as its plain form. */
export const ofName = (name: string): string =>
  vowel.test(name.normalize('NFD')) && !distant.test(name) ? `d’${name}` : `de ${name}`

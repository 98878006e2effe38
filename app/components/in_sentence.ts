/** A name as it stands inside a sentence: its first letter is small, a proper noun further on keeps its own. */
export const inSentence = (name: string): string => name.slice(0, 1).toLocaleLowerCase() + name.slice(1)

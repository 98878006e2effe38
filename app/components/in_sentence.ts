/** A name inside a sentence: its first letter becomes lower case; a proper noun further on keeps its capital. */
export const inSentence = (name: string): string => name.slice(0, 1).toLocaleLowerCase() + name.slice(1)

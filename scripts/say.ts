// What a command says to the person who typed it.

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Ends the command: what was typed cannot be done. */
export function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

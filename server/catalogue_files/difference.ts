// A difference between files and the base.

export interface By {
  /** The admin's id. */
  actor: string
  reason: string
  /** Program time, ISO instant. */
  now: string
}

/** One difference between the files and the base, with what carries it out. */
export interface Difference {
  what: string
  /** What it would do. @throws Refusal as carrying it out would */
  foresee(): Promise<string>
  carryOut(by: By): Promise<void>
}

/** A part of a file as the calls take it. @throws Error with the name of the file */
export function checked<T>(
  file: string,
  read: { success: boolean; data?: T; error?: { message: string } },
): T {
  if (!read.success) throw new Error(`${file} is not as it should be: ${read.error?.message}`)
  return read.data as T
}

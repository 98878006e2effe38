// How the jobs of the program's clock stand. They look for work every few seconds, so that one which has not ended well for a while is late.

/** Minutes since a job last ended well after which it is late. Long work of another job of its lane can hold it up for some of them. */
const lateAfterMinutes = 15

export const jobStates = ['works', 'late', 'failing'] as const
type JobState = (typeof jobStates)[number]

/** @param job.succeededAt ISO instant; null where it never ended well @param now ISO instant */
export function jobStateOf(
  { failingSince, succeededAt }: { failingSince: string | null; succeededAt: string | null },
  now: string,
): JobState {
  if (failingSince !== null) return 'failing'
  const isLate = succeededAt !== null && Date.parse(succeededAt) < Date.parse(jobLateBefore(now))
  return isLate ? 'late' : 'works'
}

/** A job that last ended well before this instant is late. @param now ISO instant */
export const jobLateBefore = (now: string): string =>
  Temporal.Instant.from(now).subtract({ minutes: lateAfterMinutes }).toString()

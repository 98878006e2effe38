// The question before settings (rules 15 and 16).

/** How long an answer is valid: thirty minutes, whether or not it is used. */
const standsFor = { minutes: 30 }

/**
 * Whether a session answered the question recently enough for settings.
 * @param answeredAt ISO instant of the answer; null without one
 */
export function isRecent(answeredAt: string | null, now: Temporal.Instant): boolean {
  if (answeredAt === null) return false
  return Temporal.Instant.compare(now, Temporal.Instant.from(answeredAt).add(standsFor)) < 0
}

/** Wrong answers after which a session has to wait. */
export const mostTries = 8
/** How many minutes it then waits, counted from the first of those answers. */
export const triesWithinMinutes = 15

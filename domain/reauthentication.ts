// The question before settings (rules 15 and 16).

/** How long an answer is valid: thirty minutes, used or not. */
const standsFor = { minutes: 30 }

/**
 * Whether a session was asked again, and answered, lately enough for settings.
 * @param answeredAt ISO instant of the answer; null where there was none
 */
export function isRecent(answeredAt: string | null, now: Temporal.Instant): boolean {
  if (answeredAt === null) return false
  return Temporal.Instant.compare(now, Temporal.Instant.from(answeredAt).add(standsFor)) < 0
}

/** Wrong answers a session has before it waits. */
export const mostTries = 8
/** Minutes a session waits then, counted from the first of those tries. */
export const triesWithinMinutes = 15

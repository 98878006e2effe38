// What a household chooses to be told, apart from the messages it must get (area 3, Communication preferences; rule 45).

/** Hours before a cutoff at which a reminder can come, the one closest to the cutoff first. */
export const reminderHoursOffered = [3, 12, 24, 48, 72] as const
export type ReminderHours = (typeof reminderHoursOffered)[number]

export interface Preferences {
  /** Every email comes as a short text message too. */
  smsUpdates: boolean
  smsPromotions: boolean
  /** Reminders of boxes that still come. */
  emailUpcoming: boolean
  /** Reminders of boxes that are skipped. */
  emailSkipped: boolean
  emailPromotions: boolean
  /** The times of reminders, in hours before the cutoff. */
  reminderHours: readonly ReminderHours[]
  /** Reminders come even where a box has been chosen. */
  remindChosen: boolean
  /** Quiet hours: whole hours of the brand's wall clock; both or neither. A message that can wait is not sent between them. */
  quietFrom: number | null
  quietUntil: number | null
}

/** The defaults: a reminder a day before, and no advertising. */
export const firstPreferences: Preferences = {
  smsUpdates: false,
  smsPromotions: false,
  emailUpcoming: true,
  emailSkipped: true,
  emailPromotions: false,
  reminderHours: [24],
  remindChosen: false,
  quietFrom: null,
  quietUntil: null,
}

/** Turns everything off that can be turned off. Text messages about a box on its way stay (rule 45). */
export function unsubscribedFromAll(preferences: Preferences): Preferences {
  return {
    ...preferences,
    smsUpdates: false,
    smsPromotions: false,
    emailUpcoming: false,
    emailSkipped: false,
    emailPromotions: false,
  }
}

/**
 * The reminders of one cutoff that have fallen due and were not sent: `passed`. They are sent as one, named by the last of them, so
 * that a program that was stopped does not remind anybody several times at once.
 * @param done those dealt with already
 */
export function reminderDue(
  cutoffAt: string,
  now: string,
  done: readonly number[],
): { hours: ReminderHours; passed: ReminderHours[] } | null {
  const left = (Date.parse(cutoffAt) - Date.parse(now)) / 3_600_000
  const passed = reminderHoursOffered.filter(hours => hours >= left && !done.includes(hours))
  const [hours] = passed
  return left <= 0 || hours === undefined ? null : { hours, passed }
}

// All jobs of the clock, in lanes: the worker role runs them by itself, the control room on request.

import { tendReturnables } from '../bags/tend_returnables.ts'
import { countCodes } from '../codes/discounts/count_codes.ts'
import { forgetAsked } from '../content/newsletter/forget_asked.ts'
import { tellAllLate } from '../delivery/drivers/tell_late.ts'
import { planRoutes } from '../delivery/routes/plan_routes.ts'
import { tendData } from '../household/data/erase_data.ts'
import { expireSessions } from '../identity/sessions/expire_sessions.ts'
import type { ClockJob } from '../integrations/clock_job.ts'
import { tendShortages } from '../kitchen/shortages/tend_shortages.ts'
import { writeLetters } from '../list_letters/write_letters.ts'
import { sendMessages } from '../messages/send.ts'
import { learnWords } from '../office/finding/learn_words.ts'
import { countBoxes } from '../office/numbers/count_boxes.ts'
import { findUnserved } from '../office/unserved/find_unserved.ts'
import { forgetAttempts } from '../places/addresses/forget_attempts.ts'
import { type Job, job } from '../request/jobs.ts'
import { tendRetention } from '../retention/tend_retention.ts'
import { weeklyJobs } from './clock_jobs.ts'
import { moneyJobs } from './money_jobs.ts'

export interface Lane {
  readonly tick: Job<object>
  readonly jobs: readonly ClockJob[]
}

/** What the mail role does. */
export const messagesLane: Lane = {
  tick: tickOf('messages'),
  jobs: [{ name: 'send_messages', run: sendMessages }],
}

/** Jobs of one lane run in order, one after the other; lanes do not wait for each other. */
export const lanes: readonly Lane[] = [
  { tick: tickOf('week'), jobs: [...weeklyJobs, ...moneyJobs] },
  {
    tick: tickOf('routes'),
    jobs: [
      { name: 'plan_routes', run: planRoutes },
      { name: 'tell_late', run: tellAllLate },
      { name: 'tend_shortages', run: tendShortages },
      { name: 'tend_returnables', run: tendReturnables },
    ],
  },
  messagesLane,
  {
    tick: tickOf('upkeep'),
    jobs: [
      { name: 'write_letters', run: services => writeLetters(services) },
      { name: 'expire_sessions', run: expireSessions },
      { name: 'forget_attempts', run: forgetAttempts },
      { name: 'forget_newsletter_asked', run: forgetAsked },
      { name: 'tend_data', run: tendData },
      { name: 'tend_retention', run: tendRetention },
      { name: 'count_codes', run: countCodes },
      { name: 'count_boxes', run: countBoxes },
      { name: 'learn_words', run: learnWords },
      { name: 'find_unserved', run: findUnserved },
    ],
  },
]

/** All jobs, in the order of one instant's work. */
export const clockJobs: readonly ClockJob[] = lanes.flatMap(lane => lane.jobs)

/** A tick that still waits is not enqueued again, by any process; one that was killed is followed by the next. */
function tickOf(lane: string): Job<object> {
  return job(`tick_${lane}`, { key: () => lane, retries: 0, limitSeconds: 3_600, keepSeconds: 600 })
}

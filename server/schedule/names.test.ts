// What the office calls the program's jobs and kinds of message.

import { expect, test } from 'vitest'
import { jobNames } from '../../i18n/job_names.ts'
import { messageKindNames } from '../../i18n/message_kinds.ts'
import { templateNames } from '../messages/sample_messages.ts'
import { clockJobs } from './clock_lanes.ts'

test('every job and every kind of message has a name in both languages', () => {
  const missing = (['en', 'fr'] as const).flatMap(locale => {
    const [jobs, kinds] = [jobNames('freshprep', locale), messageKindNames('freshprep', locale)]
    return [
      ...clockJobs.filter(({ name }) => !(name in jobs)).map(({ name }) => `${locale} job ${name}`),
      ...templateNames.filter(name => !(name in kinds)).map(name => `${locale} message ${name}`),
    ]
  })
  expect(missing).toEqual([])
})

// Days on which nothing is delivered.

import { closeDay, openDay } from '../closed_days/close_day.ts'
import { previewClosedDay } from '../closed_days/preview_closed_day.ts'
import { showClosedDays } from '../closed_days/show_closed_days.ts'
import { adminOf, type Calls } from './handler.ts'

export const closedDays: Calls<'closed_days'> = {
  year: (services, request, { year }) => showClosedDays(services, { ...adminOf(request), year }),
  preview: (services, request, input) => previewClosedDay(services, adminOf(request), input),
  close: (services, request, { reasonEn, reasonFr, ...of }) =>
    closeDay(services, adminOf(request), { ...of, reason: { en: reasonEn, fr: reasonFr } }),
  open: (services, request, input) => openDay(services, adminOf(request), input),
}

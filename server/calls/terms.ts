// The terms of boxes, and their changes.

import { programTime } from '../request/clock/program_time.ts'
import { setTerm, takeBackTerm } from '../terms/change_terms.ts'
import { previewTerm } from '../terms/preview_terms.ts'
import { listTerms, showTerm } from '../terms/show_terms.ts'
import { adminOf, type Calls } from './handler.ts'

export const terms: Calls<'terms'> = {
  list: (services, request) => listTerms(services, programTime(request)),
  term: (services, request, name) => showTerm(services, name, programTime(request)),
  preview: (services, request, input) => previewTerm(services, input, programTime(request)),
  set: (services, request, { reason, ...input }) => {
    const { actor, now } = adminOf(request)
    return setTerm(services, input, { reason, actor, now })
  },
  take_back: (services, request, { reason, ...input }) => {
    const { actor, now } = adminOf(request)
    return takeBackTerm(services, input, { reason, actor, now })
  },
}

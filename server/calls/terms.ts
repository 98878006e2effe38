// The terms of boxes, and their changes.

import { programTime } from '../request/clock/program_time.ts'
import { setTerms, takeBackTerms } from '../terms/change_terms.ts'
import { previewTerms } from '../terms/preview_terms.ts'
import { listTerms, showSheet, showTerm } from '../terms/show_terms.ts'
import { adminOf, type Calls } from './handler.ts'

export const terms: Calls<'terms'> = {
  list: (services, request) => listTerms(services, programTime(request)),
  term: (services, request, name) => showTerm(services, name, programTime(request)),
  sheet: (services, request, { kind }) => showSheet(services, request.brand, kind, programTime(request)),
  preview: (services, request, input) => previewTerms(services, request.brand, input, programTime(request)),
  set: (services, request, { reason, ...input }) => {
    const { actor, brand, now } = adminOf(request)
    return setTerms(services, brand, input, { reason, actor, now })
  },
  take_back: (services, request, { reason, changes }) => {
    const { actor, brand, now } = adminOf(request)
    return takeBackTerms(services, brand, changes, { reason, actor, now })
  },
}

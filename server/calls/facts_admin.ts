// What the brands say of themselves.

import { listFacts } from '../brand_facts/list_facts.ts'
import { setFact } from '../brand_facts/set_fact.ts'
import { adminOf, type Calls } from './handler.ts'

export const facts_admin: Calls<'facts_admin'> = {
  list: (services, { brand }) => listFacts(services, brand),
  set: (services, request, { reason, ...input }) => {
    const { actor, brand, now } = adminOf(request)
    return setFact(services, brand, input, { reason, actor, now })
  },
}

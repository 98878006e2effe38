// Feature flags at the office.

import { listFlags, previewFlag } from '../flags/list_flags.ts'
import { setFlag } from '../flags/set_flag.ts'
import { adminOf, type Calls } from './handler.ts'

export const flags_admin: Calls<'flags_admin'> = {
  list: (services, { brand }) => listFlags(services, brand),
  preview: (services, { brand }, input) => previewFlag(services, brand, input),
  set: (services, request, input) => {
    const { actor, brand, now } = adminOf(request)
    return setFlag(services, { ...input, actor, brand, now })
  },
}

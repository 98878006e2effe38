import { Refusal } from '../../contract/errors.ts'
import { flagNamed } from '../../domain/flags/flags.ts'
import { flagsOf, hasFlagOn } from '../flags/flags.ts'
import type { Calls } from './handler.ts'

export const flipper: Calls<'flipper'> = {
  get_feature_flag: async (services, request, input) => {
    const name = flagNamed(input.flag)
    if (!name) throw new Refusal('flag_unknown')
    return { enabled: await hasFlagOn(services, request, name) }
  },
  get_feature_flags: async (services, request) => ({ ...(await flagsOf(services, request)) }),
}

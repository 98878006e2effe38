import { Refusal } from '../../contract/errors.ts'
import { flagsOf } from '../request/flags/flags.ts'
import { flagNamed } from '../request/flags/table.ts'
import type { Calls } from './handler.ts'

export const flipper: Calls<'flipper'> = {
  get_feature_flag: async (services, { brand }, input) => {
    const name = flagNamed(input.flag)
    if (!name) throw new Refusal('flag_unknown')
    return { enabled: await flagsOf(services).on(brand, name) }
  },
  get_feature_flags: async (services, { brand }) => ({ ...(await flagsOf(services).all(brand)) }),
}

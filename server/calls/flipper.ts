import { Refusal } from '../../contract/errors.ts'
import { flagsOf } from '../request/flags/flags.ts'
import { flagNamed } from '../request/flags/table.ts'
import type { Calls } from './handler.ts'

export const flipper: Calls<'flipper'> = {
  get_feature_flag: async ({ pool }, { brand }, input) => {
    const name = flagNamed(input.flag)
    if (!name) throw new Refusal('flag_unknown')
    return { enabled: await flagsOf(pool).on(brand, name) }
  },
  get_feature_flags: async ({ pool }, { brand }) => ({ ...(await flagsOf(pool).all(brand)) }),
}

import * as z from 'zod/mini'
import { get } from './call.ts'
import { nothing, requiredText } from './fields.ts'

export const flipper = {
  get_feature_flag: get({
    summary: 'One feature flag of this brand.',
    who: 'anyone',
    input: z.object({ flag: requiredText(60) }),
    output: z.object({ enabled: z.boolean() }),
    errors: ['flag_unknown'],
  }),
  get_feature_flags: get({
    summary: 'Every feature flag of this brand.',
    who: 'anyone',
    input: nothing,
    output: z.record(z.string(), z.boolean()),
  }),
} as const

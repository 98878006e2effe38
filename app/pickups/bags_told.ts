import { Refusal } from '../../contract/errors.ts'
import type { Api, OutputOf } from '../../contract/index.ts'

/** The bags and kits at the household; null where the bag tracker does not answer, which does not fail the page (rule 58). */
export function bagsTold(api: Api): Promise<OutputOf<'account.returnables'> | null> {
  return api.get('account.returnables', {}).catch((failure: unknown) => {
    if (failure instanceof Refusal && failure.code === 'bag_tracker_unavailable') return null
    throw failure
  })
}

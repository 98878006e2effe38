// The address at which an outside programme shows a household its points.

import type { Services } from '../../integrations/services.ts'

/** Null where there is no such place. Where it cannot be had it is the configured one, and a line in the log (area 8). */
export async function rewardsUrl(
  { loyalty, config, log }: Pick<Services, 'loyalty' | 'config' | 'log'>,
  clientId: string,
): Promise<string | null> {
  try {
    return await loyalty.rewardsUrl(clientId)
  } catch (error) {
    log.warn({ err: error }, 'the rewards page could not be had')
    return config.loyaltyUrl ?? null
  }
}

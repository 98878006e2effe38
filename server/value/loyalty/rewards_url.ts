// The address at which an outside programme shows a household its points.

import type { Services } from '../../integrations/services.ts'

/**
 * Null where no program shows points. Where its address cannot be fetched, the configured one is used and the failure is logged
 * (area 8).
 */
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

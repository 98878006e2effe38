import type { BrandId } from '../../domain/brands.ts'

/** The client of a subscription, and the time. */
export interface SubscriptionOfClient {
  clientId: string
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

import type { BrandId } from '../../../domain/brands.ts'

/** Whose subscription, and when. */
export interface SubscriptionOfClient {
  clientId: string
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

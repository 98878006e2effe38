// The rate at which an order earns points (rule 44).

import type { Household, HouseholdOrder } from './household.ts'

/** Whether an order earns at the higher rate. The subscription stores the last day of that rate, which the weekly charge reads. */
export function isLoyal(household: Household, order: HouseholdOrder): boolean {
  return (household.loyalUntil ?? '') >= order.deliveryDate
}

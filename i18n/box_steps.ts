// The steps of a box under way: the same words on the dashboard, on the tracking page and for whoever has a link to it.

import type { Locale } from '../domain/brands.ts'
import type { TrackedStep } from '../domain/machines/order_groups.ts'

export const boxSteps: Readonly<Record<Locale, Record<TrackedStep, string>>> = {
  en: { locked: 'Locked', packed: 'Packed', out_for_delivery: 'On the road', delivered: 'At your door' },
  fr: { locked: 'Scellée', packed: 'Emballée', out_for_delivery: 'En route', delivered: 'À la porte' },
}

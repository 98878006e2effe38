// Stripe's double in a process of its own. Cards are named by their behaviour: `pm_approves`, `pm_declines`, `pm_asks`.

import { startStripe } from '../../tests/doubles/stripe/stripe.ts'

const stripe = await startStripe(Math.floor(Date.now() / 1_000), {
  named: { pm_approves: 'works', pm_declines: 'declined', pm_asks: 'asks' },
})
process.stdout.write(`${stripe.url}\n`)
process.once('SIGTERM', () => process.exit())

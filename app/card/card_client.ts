// The browser's side of the built-in card processor (server/integrations/processors/port.ts): the number goes to the
// processor, and a token comes back. Loaded on payment screens only.

interface CardInput {
  number: string
  expiryMonth: string
  expiryYear: string
  cvc: string
}

type CardSetup =
  | { status: 'succeeded'; token: string }
  | { status: 'requires_action'; token: string; challengeUrl: string }
  | {
      status: 'declined'
      code: 'card_invalid' | 'card_expired' | 'card_declined'
      field: 'number' | 'expiry' | 'cvc' | null
    }

/** Puts a card on file with the processor. Throws when it cannot be reached. */
export async function setUpCard(card: CardInput): Promise<CardSetup> {
  const response = await fetch('/vendor/cards/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  if (!response.ok) throw new Error(`the card processor answered ${response.status}`)
  return (await response.json()) as CardSetup
}

/** Resolves once the bank's page, in its frame, reports the result; `abandoned` when the signal aborts. */
export function challengeOutcome(signal: AbortSignal): Promise<'succeeded' | 'declined' | 'abandoned'> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve('abandoned'))
    window.addEventListener(
      'message',
      event => {
        if (event.origin !== location.origin || event.data?.type !== 'card-challenge') return
        resolve(event.data.status === 'succeeded' ? 'succeeded' : 'declined')
      },
      { signal },
    )
  })
}

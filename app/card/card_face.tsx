import { cardName } from './card_name.ts'

interface CardFaceProps {
  /** As the processor writes it; an account that pays has no figures. */
  brand: string
  last4: string
}

/** What is on file, as one knows it from one's wallet. It is not announced: the sentence beside it says the same. */
export function CardFace({ brand, last4 }: CardFaceProps) {
  return (
    <div aria-hidden className="card-face" data-ground="deep">
      <b>{cardName(brand)}</b>
      {last4 && <span>•••• {last4}</span>}
    </div>
  )
}

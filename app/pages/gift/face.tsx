import type { Locale } from '../../../domain/brands.ts'
import type { GiftDesign } from '../../../domain/gifts/gift_cards.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { giftFaceMessages } from '../../../i18n/gift_faces.ts'
import { useBrand } from '../../components/brand_context.tsx'
import { Logo } from '../../components/logo.tsx'
import { GiftPlate } from './plate.tsx'

interface FaceProps {
  design: GiftDesign
  /** The reference of its picture. */
  picture: string | null
  /** Null while no valid amount is typed. */
  amountCents: number | null
  recipientName: string
  senderName: string
  message: string
  /** Language of the card, whatever the page's. */
  locale: Locale
}

/** A gift card as it arrives: its face, and inside the recipient, the message and the sender. */
export function GiftFace({
  design,
  picture,
  amountCents,
  recipientName,
  senderName,
  message,
  locale,
}: FaceProps) {
  const { id: brand } = useBrand()
  const say = giftFaceMessages(brand, locale)
  return (
    <div className="gift-card" lang={locale}>
      <div className="gift-face" data-ground="deep">
        <span className="gift-brand">
          <Logo />
          <span>{say.label}</span>
        </span>
        <p className="gift-headline">{say.headlines[design]}</p>
        <p className="gift-amount tabular">
          {amountCents === null ? '' : formatMoneyShort(amountCents, locale)}
        </p>
        <GiftPlate across={280} className="gift-dish" picture={picture} />
      </div>
      <div className="gift-inside">
        <p>{say.to(recipientName || '…')}</p>
        {message && <p className="gift-words">{message}</p>}
        <p>{say.from(senderName || '…')}</p>
      </div>
    </div>
  )
}

// The letter that carries a message of the contact page to the house: in the brand's default language, with the text
// unchanged.

import type { BrandId, Locale } from '../../domain/brands.ts'
import { contactMessages } from '../../i18n/contact.ts'
import type { LetterParts } from '../integrations/mail/port.ts'
import type { ContactFacts } from './facts.ts'

/** The author, the topic and the text; its button replies to the author. */
export function contactLetter(
  facts: ContactFacts,
  { brand, locale }: { brand: BrandId; locale: Locale },
): Omit<LetterParts, 'sender'> {
  const say = contactMessages(brand, locale)
  const { name, email, orderNumber, message } = facts
  const subject = say.letter.subject(say.topics[facts.topic], name)
  const row = (label: string, amount: string) => ({ label, amount })
  return {
    brand,
    locale,
    subject,
    hello: '',
    paragraphs: message.split(/\n{2,}/),
    rows: [
      row(say.name, name),
      row(say.email, email),
      row(say.topic, say.topics[facts.topic]),
      ...(orderNumber === '' ? [] : [row(say.orderNumber, orderNumber)]),
      row(say.letter.language, say.letter.languages[facts.locale]),
      row(say.letter.account, facts.signedIn ? say.letter.signedIn : say.letter.visitor),
    ],
    action: {
      label: say.letter.answer,
      url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(say.letter.reply(say.topics[facts.topic]))}`,
    },
    closing: '',
    small: [say.letter.why],
  }
}

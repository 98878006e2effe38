/** What people call a kind of card; processors write it in lower case. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** `Visa` for `visa`; a kind nobody listed is shown as the processor writes it. */
export function cardName(brand: string): string {
  return names[brand.toLowerCase()] ?? brand
}

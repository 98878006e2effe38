export { cardName } from '../../i18n/card_words.ts'

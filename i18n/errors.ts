// The sentence of each refusal, by its code (contract/errors.ts); a missing one does not compile. A sentence says what
// happened and what to do about it.

import type { ErrorCode } from '../contract/errors.ts'
import { messages } from './catalogue.ts'
import { englishErrors } from './errors_en.ts'
import { frenchErrors } from './errors_fr.ts'

export type ErrorSentences = Record<ErrorCode, string>

export const errorMessages = messages({ en: englishErrors, fr: frenchErrors })

// A card processor's own form in the browser: what a page is told of it, and what its script does. The script is a function of the
// processor's folder (server/integrations/cards), which the server serves by itself; a page knows no processor by name.

import * as z from 'zod/mini'
import type { Locale } from '../domain/brands.ts'
import type { ErrorCode } from './errors.ts'

/** Null where the page's own fields take the card, for the built-in processor. */
export const cardForm = z.nullable(
  z.object({
    /** Address on this site of the module whose default export is a `MountCardForm`. */
    script: z.string(),
    /** What the processor knows us by in the browser. */
    publishableKey: z.string(),
  }),
)
export type CardForm = NonNullable<z.output<typeof cardForm>>

export interface CardFormGround {
  /** The empty element that the form fills. */
  place: HTMLElement
  locale: Locale
  publishableKey: string
  /** Begins a set-up at the processor, for one try. @returns its secret */
  beginSetup(): Promise<string | null>
}

export interface MountedCardForm {
  /**
   * Puts the entered card on file with the processor.
   * @returns its token for our server, or why there is none; the form shows faults of its fields itself
   */
  setUp(nameOnCard: string): Promise<{ token: string } | { refused: ErrorCode }>
  unmount(): void
}

/** Shows a processor's form. Sent to browsers as text, so it uses nothing from outside itself. Rejects where it does not load. */
export type MountCardForm = (ground: CardFormGround) => Promise<MountedCardForm>

// Letters about days on which nothing is delivered.

import { formatClock } from '../dates.ts'
import type { Box, BoxInWindow, Letter, LettersOf } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

/** `closedOn`: ISO date. `reason` in the reader's language. */
interface OfClosedDay {
  closedOn: string
  reason: string
  skipped: boolean
}

interface ClosedDayLetters {
  /**
   * Nothing is delivered on a day: the box comes on another, or is skipped. `cutoff`: brand wall clock; null where it is skipped. Cents are null
   * where nothing is chosen yet.
   */
  day_closed: Letter<
    BoxInWindow &
      OfClosedDay & { cutoff: string | null; beforeCents: number | null; totalCents: number | null }
  >
  /** The same day is open after all; the box stays as it was told. */
  day_opened: Letter<Box & OfClosedDay>
}

export const closedDayLetters: LettersOf<ClosedDayLetters> = {
  en: voice => {
    const { day, money, window } = wordsOf(voice)
    return {
      day_closed: {
        subject: ({ skipped, closedOn, deliveryDate }) =>
          skipped ? `No box on ${day(closedOn)}` : `Your box comes on ${day(deliveryDate)}`,
        body: ({ closedOn, reason, skipped, cutoff, beforeCents, totalCents, ...box }) => {
          const [date = '', time = ''] = cutoff?.split('T') ?? []
          const costs =
            totalCents !== null && beforeCents !== null && totalCents !== beforeCents
              ? ` It now costs ${money(totalCents)} instead of ${money(beforeCents)}.`
              : ''
          if (skipped) {
            return paragraphs(
              `We don’t deliver on ${day(closedOn)} (${reason}), and there’s no other delivery day for you that week.`,
              'Your box for that week is skipped, and you won’t be charged for it. Your other boxes don’t change.',
            )
          }
          return paragraphs(
            box.deliveryDate === closedOn
              ? `Your box for ${day(closedOn)} comes ${window(box)}.${costs}`
              : `We don’t deliver on ${day(closedOn)} (${reason}). Your box comes on ${day(box.deliveryDate)} instead, ${window(box)}.${costs}`,
            `You can change, move or skip it until ${day(date)} at ${formatClock(time, 'en')}.`,
          )
        },
        action: 'See my boxes',
      },
      day_opened: {
        subject: ({ closedOn }) => `We deliver on ${day(closedOn)} after all`,
        body: ({ closedOn, reason, skipped, deliveryDate }) =>
          paragraphs(
            `We told you that we wouldn’t deliver on ${day(closedOn)} (${reason}). We do.`,
            skipped
              ? 'Your box for that week is still skipped. You can undo the skip until its cutoff.'
              : `Your box still comes on ${day(deliveryDate)}. You can move it until its cutoff.`,
          ),
        action: 'See my boxes',
      },
    }
  },
  fr: voice => {
    const { day, money, window } = wordsOf(voice)
    const box = voice.pick({ freshprep: 'Votre boîte', cookit: 'Ta boîte' })
    const action = voice.pick({ freshprep: 'Voir mes boîtes', cookit: 'Voir mes boîtes' })
    return {
      day_closed: {
        subject: ({ skipped, closedOn, deliveryDate }) =>
          skipped ? `Pas de boîte le ${day(closedOn)}` : `${box} arrive le ${day(deliveryDate)}`,
        body: ({ closedOn, reason, skipped, cutoff, beforeCents, totalCents, ...moved }) => {
          const [date = '', time = ''] = cutoff?.split('T') ?? []
          const costs =
            totalCents !== null && beforeCents !== null && totalCents !== beforeCents
              ? ` Elle coûte maintenant ${money(totalCents)}, au lieu de ${money(beforeCents)}.`
              : ''
          const none = `Rien n’est livré le ${day(closedOn)} (${reason})`
          if (skipped) {
            return paragraphs(
              `${none}, et il n’y a pas d’autre jour de livraison cette semaine-là.`,
              voice.pick({
                freshprep:
                  'Votre boîte de cette semaine-là est sautée et ne sera pas facturée. Les autres ne changent pas.',
                cookit:
                  'Ta boîte de cette semaine-là est sautée et ne sera pas facturée. Les autres ne changent pas.',
              }),
            )
          }
          return paragraphs(
            moved.deliveryDate === closedOn
              ? `${box} du ${day(closedOn)} arrive ${window(moved)}.${costs}`
              : `${none}. ${box} arrive plutôt le ${day(moved.deliveryDate)}, ${window(moved)}.${costs}`,
            voice.pick({
              freshprep: `Vous pouvez la modifier, la déplacer ou la sauter jusqu’au ${day(date)}, ${formatClock(time, 'fr')}.`,
              cookit: `Tu peux la modifier, la déplacer ou la sauter jusqu’au ${day(date)}, ${formatClock(time, 'fr')}.`,
            }),
          )
        },
        action,
      },
      day_opened: {
        subject: ({ closedOn }) => `Il y a des livraisons le ${day(closedOn)}`,
        body: ({ closedOn, reason, skipped, deliveryDate }) =>
          paragraphs(
            voice.pick({
              freshprep: `Nous vous avions écrit que rien ne serait livré le ${day(closedOn)} (${reason}). Finalement, nous livrons ce jour-là.`,
              cookit: `On t’avait écrit que rien ne serait livré le ${day(closedOn)} (${reason}). Finalement, on livre ce jour-là.`,
            }),
            skipped
              ? voice.pick({
                  freshprep:
                    'Votre boîte de cette semaine-là reste sautée. Vous pouvez la remettre jusqu’à son heure limite.',
                  cookit:
                    'Ta boîte de cette semaine-là reste sautée. Tu peux la remettre jusqu’à son heure limite.',
                })
              : voice.pick({
                  freshprep: `Votre boîte arrive toujours le ${day(deliveryDate)}. Vous pouvez la déplacer jusqu’à son heure limite.`,
                  cookit: `Ta boîte arrive toujours le ${day(deliveryDate)}. Tu peux la déplacer jusqu’à son heure limite.`,
                }),
          ),
        action,
      },
    }
  },
}

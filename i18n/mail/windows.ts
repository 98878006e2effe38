// The letter about delivery windows that the company changed.

import type { Letter, LettersOf } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

interface OfWindow {
  /** ISO weekday, 1 is Monday; whole hours of the brand's clock. */
  weekday: number
  startHour: number
  endHour: number
}

interface WindowLetters {
  /**
   * A household's window ended, has other hours or no room. `before`, `after`: what it has every week; both null where that stays, `after` alone
   * where no window has room. `from`: the first day (ISO) of the change.
   */
  window_changed: Letter<{
    before: OfWindow | null
    after: OfWindow | null
    from: string
    moved: readonly { from: string; to: string; startHour: number; endHour: number }[]
    skipped: readonly string[]
  }>
}

/** A Monday, so that the n-th day after it is a weekday by its number. */
const weekdayDate = (weekday: number) => `2024-01-0${weekday}`

export const windowLetters: LettersOf<WindowLetters> = {
  en: voice => {
    const { day, weekday, window } = wordsOf(voice)
    const every = (one: OfWindow) => `${weekday(weekdayDate(one.weekday))}s, ${window(one)}`
    return {
      window_changed: {
        subject: ({ after, moved: [first], skipped: [none] }) => {
          if (after) return `Your boxes now come on ${every(after)}`
          if (first) return `Your box comes on ${day(first.to)}`
          return none ? `No box on ${day(none)}` : 'Your delivery window is ending'
        },
        body: ({ before, after, from, moved, skipped }) =>
          paragraphs(
            before &&
              after &&
              `From ${day(from)} we can no longer deliver to you on ${every(before)}. Your boxes come on ${every(after)} instead.`,
            before &&
              !after &&
              `From ${day(from)} we can no longer deliver to you on ${every(before)}, and no other window near you has room. We’ll skip your boxes until you choose another address, or until there’s room again. You won’t be charged for them.`,
            !before && 'We changed our delivery windows near you.',
            ...moved.map(box =>
              box.from === box.to
                ? `Your box for ${day(box.to)} comes ${window(box)}.`
                : `Your box for ${day(box.from)} comes on ${day(box.to)}, ${window(box)}.`,
            ),
            ...skipped.map(date => `Your box for ${day(date)} is skipped, and you won’t be charged for it.`),
            after || moved.length > 0
              ? 'You can choose another window, or move or skip a box, until its cutoff.'
              : null,
          ),
        action: 'See my delivery settings',
      },
    }
  },
  fr: voice => {
    const { day, weekday, window } = wordsOf(voice)
    const every = (one: OfWindow) => `le ${weekday(weekdayDate(one.weekday))}, de ${window(one)}`
    const boxes = voice.pick({ freshprep: 'Vos boîtes', cookit: 'Tes boîtes' })
    const box = voice.pick({ freshprep: 'Votre boîte', cookit: 'Ta boîte' })
    const cannot = voice.pick({
      freshprep: 'nous ne pouvons plus vous livrer',
      cookit: 'on ne peut plus te livrer',
    })
    return {
      window_changed: {
        subject: ({ after, moved: [first], skipped: [none] }) => {
          if (after) return `${boxes} arrivent désormais ${every(after)}`
          if (first) return `${box} arrive le ${day(first.to)}`
          return none
            ? `Pas de boîte le ${day(none)}`
            : voice.pick({
                freshprep: 'Votre plage de livraison prend fin',
                cookit: 'Ta plage de livraison prend fin',
              })
        },
        body: ({ before, after, from, moved, skipped }) =>
          paragraphs(
            before &&
              after &&
              `À partir du ${day(from)}, ${cannot} ${every(before)}. ${boxes} arriveront plutôt ${every(after)}.`,
            before &&
              !after &&
              `À partir du ${day(from)}, ${cannot} ${every(before)}, et aucune autre plage de livraison du secteur n’a de place. ${voice.pick(
                {
                  freshprep:
                    'Nous sautons vos boîtes jusqu’à ce que vous choisissiez une autre adresse, ou qu’une place se libère. Elles ne vous seront pas facturées.',
                  cookit:
                    'On saute tes boîtes jusqu’à ce que tu choisisses une autre adresse, ou qu’une place se libère. Elles ne te seront pas facturées.',
                },
              )}`,
            !before &&
              voice.pick({
                freshprep: 'Nous avons changé les plages de livraison de votre secteur.',
                cookit: 'On a changé les plages de livraison de ton secteur.',
              }),
            ...moved.map(one =>
              one.from === one.to
                ? `${box} du ${day(one.to)} arrive ${window(one)}.`
                : `${box} du ${day(one.from)} arrive le ${day(one.to)}, ${window(one)}.`,
            ),
            ...skipped.map(date => `${box} du ${day(date)} est sautée et ne sera pas facturée.`),
            after || moved.length > 0
              ? voice.pick({
                  freshprep:
                    'Vous pouvez choisir une autre plage de livraison, ou déplacer ou sauter une boîte jusqu’à son heure limite.',
                  cookit:
                    'Tu peux choisir une autre plage de livraison, ou déplacer ou sauter une boîte jusqu’à son heure limite.',
                })
              : null,
          ),
        action: voice.pick({
          freshprep: 'Voir mes réglages de livraison',
          cookit: 'Voir mes réglages de livraison',
        }),
      },
    }
  },
}

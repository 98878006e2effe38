// The letter about a cutoff that is another one from a week on.

import { formatWallClock } from '../dates.ts'
import type { Letter, LettersOf } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

export interface CutoffChange {
  /** The first box of the household's weekday that it is for, ISO date. */
  deliveryDate: string
  /** Its cutoff as it was said, and as it is now: brand wall clock, `2026-11-27T23:59:59`. */
  before: string
  after: string
  /** It stays as it was after all. */
  takenBack: boolean
}

interface CutoffDayLetters {
  cutoff_changed: Letter<CutoffChange>
}

export const cutoffDayLetters: LettersOf<CutoffDayLetters> = {
  en: voice => {
    const { day } = wordsOf(voice)
    const at = (local: string) => formatWallClock(local, 'en')
    const dayOf = (local: string) => day(local.slice(0, 10))
    return {
      cutoff_changed: {
        subject: ({ after, takenBack }) =>
          takenBack ? 'Your cutoff stays the same' : `Your cutoff changes: the first is ${dayOf(after)}`,
        body: ({ deliveryDate, before, after, takenBack }) =>
          takenBack
            ? paragraphs(
                `We told you that your cutoff would change with your box for ${day(deliveryDate)}. It doesn’t: you can change or skip that box until ${at(after)}.`,
                'There’s nothing to do.',
              )
            : paragraphs(
                `Starting with your box for ${day(deliveryDate)}, you can change or skip it until ${at(after)}. It would have been ${at(before)}. The boxes after it follow the same weekday and time.`,
                'Your boxes before then keep the cutoff they have.',
              ),
        action: 'See my boxes',
      },
    }
  },
  fr: voice => {
    const { day } = wordsOf(voice)
    const at = (local: string) => formatWallClock(local, 'fr')
    const dayOf = (local: string) => day(local.slice(0, 10))
    const box = voice.pick({ freshprep: 'votre boîte', cookit: 'ta boîte' })
    const boxes = voice.pick({ freshprep: 'Vos boîtes', cookit: 'Tes boîtes' })
    const youCan = voice.pick({ freshprep: 'vous pouvez', cookit: 'tu peux' })
    return {
      cutoff_changed: {
        subject: ({ after, takenBack }) =>
          takenBack ? 'L’heure limite ne change pas' : `L’heure limite change à partir du ${dayOf(after)}`,
        body: ({ deliveryDate, before, after, takenBack }) =>
          takenBack
            ? paragraphs(
                `Un changement de l’heure limite était annoncé pour ${box} du ${day(deliveryDate)}. Il n’aura pas lieu : ${youCan} la modifier ou la sauter jusqu’au ${at(after)}.`,
                voice.pick({ freshprep: 'Vous n’avez rien à faire.', cookit: 'Tu n’as rien à faire.' }),
              )
            : paragraphs(
                `À partir de ${box} du ${day(deliveryDate)}, ${youCan} la modifier ou la sauter jusqu’au ${at(after)}, au lieu du ${at(before)}. Pour les boîtes suivantes, le jour et l’heure sont les mêmes.`,
                `${boxes} d’ici là gardent leur heure limite.`,
              ),
        action: 'Voir mes boîtes',
      },
    }
  },
}

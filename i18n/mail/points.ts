// The letter about points that expire.

import { canRedeemSome, formatPoints } from '../../domain/points.ts'
import type { Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface PointsLetters {
  /** `expiresOn`: the last day on which they count. */
  points_expire_soon: Letter<{ points: number; expiresOn: string }>
  /** `endsOn`: the program's last day. */
  points_programme_ends: Letter<{ points: number; endsOn: string; expiresOn: string }>
}

export const pointsLetters: LettersOf<PointsLetters> = {
  en: voice => {
    const { day, money } = wordsOf(voice)
    const counted = (points: number) =>
      `${formatPoints(points, voice.locale)} ${voice.plural(points, 'point', 'points')}`
    const they = (points: number, verb: string) => voice.plural(points, `it ${verb}s`, `they ${verb}`)
    const them = (points: number) => voice.plural(points, 'it', 'them')
    return {
      points_expire_soon: {
        subject: ({ points, expiresOn }) =>
          `Your ${counted(points)} ${voice.plural(points, 'expires', 'expire')} after ${day(expiresOn)}`,
        body: ({ points, expiresOn }) =>
          voice.pick({
            freshprep: `You have ${counted(points)}, worth ${money(points)}. You haven’t earned or used any in almost twelve months, so ${they(points, 'expire')} after ${day(expiresOn)}.\n\nA delivered box keeps ${them(points)}${canRedeemSome(points) ? ', and so does turning some into credit' : ''}.`,
            cookit: `You’ve got ${counted(points)}, worth ${money(points)}. You haven’t earned or used any in almost twelve months, so ${they(points, 'expire')} after ${day(expiresOn)}.\n\nOne delivered box keeps ${them(points)}.${canRedeemSome(points) ? ' So does turning some into credit.' : ''}`,
          }),
        action: 'See my points',
      },
      points_programme_ends: {
        subject: ({ expiresOn }) => `Our points program is ending: use yours by ${day(expiresOn)}`,
        body: ({ points, endsOn, expiresOn }) =>
          voice.pick({
            freshprep: `Our points program ends ${day(endsOn)}, and boxes after that won’t earn points. You have ${counted(points)}, worth ${money(points)}. Turn ${them(points)} into credit by ${day(expiresOn)}. After that ${they(points, 'expire')}, but any credit is yours to keep.`,
            cookit: `Our points program ends ${day(endsOn)}, and boxes after that won’t earn points. You’ve got ${counted(points)}, worth ${money(points)}. Turn ${them(points)} into credit by ${day(expiresOn)}. After that ${voice.plural(points, 'it’s', 'they’re')} gone, but your credit stays.`,
          }),
        action: 'Use my points',
      },
    }
  },
  fr: voice => {
    const { day, money } = wordsOf(voice)
    const counted = (points: number) =>
      `${formatPoints(points, voice.locale)} ${voice.plural(points, 'point', 'points')}`
    return {
      points_expire_soon: {
        subject: ({ points, expiresOn }) =>
          voice.pick({
            freshprep: `Il vous reste ${counted(points)}, ${voice.plural(points, 'bon', 'bons')} jusqu’au ${day(expiresOn)}`,
            cookit: `Il te reste ${counted(points)}, ${voice.plural(points, 'bon', 'bons')} jusqu’au ${day(expiresOn)}`,
          }),
        body: ({ points, expiresOn }) =>
          voice.pick({
            freshprep: `Vous avez ${counted(points)}, d’une valeur de ${money(points)}. Depuis près de douze mois, vous n’en avez ni gagné ni utilisé : ce solde expire après le ${day(expiresOn)}.\n\nUne boîte livrée le prolonge.${canRedeemSome(points) ? ' Un échange contre du crédit aussi.' : ''}`,
            cookit: `Tu as ${counted(points)}, d’une valeur de ${money(points)}. Il ne s’est rien passé depuis près de douze mois : ce solde expire après le ${day(expiresOn)}.\n\nUne boîte livrée le prolonge.${canRedeemSome(points) ? ' Un échange contre du crédit aussi.' : ''}`,
          }),
        action: voice.pick({ freshprep: 'Voir vos points', cookit: 'Voir mes points' }),
      },
      points_programme_ends: {
        subject: ({ expiresOn }) =>
          voice.pick({
            freshprep: `Notre programme de points prend fin : utilisez vos points d’ici le ${day(expiresOn)}`,
            cookit: `Notre programme de points prend fin : utilise tes points d’ici le ${day(expiresOn)}`,
          }),
        body: ({ points, endsOn, expiresOn }) =>
          voice.pick({
            freshprep: `Notre programme de points va jusqu’au ${day(endsOn)} : les boîtes livrées ensuite n’en rapportent plus. Vous avez ${counted(points)}, d’une valeur de ${money(points)} : échangez le tout contre du crédit d’ici le ${day(expiresOn)}. Après ce jour, ce solde disparaît; le crédit déjà obtenu vous reste.`,
            cookit: `Notre programme de points va jusqu’au ${day(endsOn)} : les boîtes livrées ensuite n’en rapportent plus. Tu as ${counted(points)}, d’une valeur de ${money(points)} : échange le tout contre du crédit d’ici le ${day(expiresOn)}. Après ce jour, ce solde disparaît; ton crédit, lui, te reste.`,
          }),
        action: voice.pick({ freshprep: 'Utiliser vos points', cookit: 'Utiliser mes points' }),
      },
    }
  },
}

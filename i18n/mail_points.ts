// The letter about points that expire (mail.ts).

import { formatPoints } from '../domain/points.ts'
import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type PointsLetters = Pick<Letters, 'points_expire_soon' | 'points_programme_ends'>

export const englishPointsLetters = (voice: Voice): PointsLetters => {
  const { day, money } = wordsOf(voice)
  const number = (points: number) => formatPoints(points, voice.locale)
  return {
    points_expire_soon: {
      subject: ({ points, expiresOn }) => `Your ${number(points)} points count until ${day(expiresOn)}`,
      body: ({ points, expiresOn }) =>
        voice.pick({
          freshprep: `You have ${number(points)} points, worth ${money(points)}. For almost twelve months you have neither earned nor used any, so they expire after ${day(expiresOn)}.\n\nA delivered box keeps them, and so does turning some into credit.`,
          cookit: `You’ve got ${number(points)} points, worth ${money(points)}. Nothing has happened to them for almost twelve months, so they expire after ${day(expiresOn)}.\n\nOne delivered box keeps them. So does turning some into credit.`,
        }),
      action: 'See your points',
    },
    points_programme_ends: {
      subject: ({ expiresOn }) => `Our points programme ends on ${day(expiresOn)}`,
      body: ({ points, expiresOn }) =>
        voice.pick({
          freshprep: `Our points programme ends on ${day(expiresOn)}. You have ${number(points)} points, worth ${money(points)}: turn them into credit until then. After that day they are gone; credit you have taken stays.`,
          cookit: `Our points programme wraps up on ${day(expiresOn)}. You’ve got ${number(points)} points, worth ${money(points)}. Turn them into credit by then: after that day they’re gone, but your credit stays.`,
        }),
      action: 'Use your points',
    },
  }
}

export const frenchPointsLetters = (voice: Voice): PointsLetters => {
  const { day, money } = wordsOf(voice)
  const number = (points: number) => formatPoints(points, voice.locale)
  return {
    points_expire_soon: {
      subject: ({ points, expiresOn }) =>
        voice.pick({
          freshprep: `Vos ${number(points)} points sont bons jusqu’au ${day(expiresOn)}`,
          cookit: `Tes ${number(points)} points sont bons jusqu’au ${day(expiresOn)}`,
        }),
      body: ({ points, expiresOn }) =>
        voice.pick({
          freshprep: `Vous avez ${number(points)} points, d’une valeur de ${money(points)}. Depuis près de douze mois, vous n’en avez ni gagné ni utilisé : ils expirent après le ${day(expiresOn)}.\n\nUne boîte livrée les garde en vie. En échanger une partie contre du crédit aussi.`,
          cookit: `Tu as ${number(points)} points, d’une valeur de ${money(points)}. Il ne s’est rien passé depuis près de douze mois : ils expirent après le ${day(expiresOn)}.\n\nUne boîte livrée les garde en vie. En échanger une partie contre du crédit aussi.`,
        }),
      action: voice.pick({ freshprep: 'Voir vos points', cookit: 'Voir mes points' }),
    },
    points_programme_ends: {
      subject: ({ expiresOn }) => `Notre programme de points prend fin le ${day(expiresOn)}`,
      body: ({ points, expiresOn }) =>
        voice.pick({
          freshprep: `Notre programme de points prend fin le ${day(expiresOn)}. Vous avez ${number(points)} points, d’une valeur de ${money(points)} : échangez-les contre du crédit d’ici là. Après ce jour, ils disparaissent; le crédit déjà obtenu vous reste.`,
          cookit: `Notre programme de points prend fin le ${day(expiresOn)}. Tu as ${number(points)} points, d’une valeur de ${money(points)} : échange-les contre du crédit d’ici là. Après ce jour, ils disparaissent; ton crédit, lui, te reste.`,
        }),
      action: voice.pick({ freshprep: 'Utiliser vos points', cookit: 'Utiliser mes points' }),
    },
  }
}

// Reminders before a cutoff: the only letters that can be turned off one by one. Each says where to do so.

import type { Box, Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface ReminderLetters {
  /** `cutoffDate`: the last day on which the box can be changed. */
  order_reminder: Letter<Box & { cutoffDate: string; chosen: boolean }>
  skipped_reminder: Letter<Box & { cutoffDate: string }>
}

export const reminderLetters: LettersOf<ReminderLetters> = {
  en: voice => {
    const { day } = wordsOf(voice)
    const turnOff = 'Change or turn off reminders in your settings, under Messages.'
    return {
      order_reminder: {
        subject: ({ deliveryDate, chosen }) =>
          chosen
            ? `Last chance to change your box for ${day(deliveryDate)}`
            : `Choose your meals for ${day(deliveryDate)}`,
        body: ({ deliveryDate, cutoffDate, chosen }) =>
          `${
            chosen
              ? `You’ve chosen your box for ${day(deliveryDate)}. Change or skip it by the end of ${day(cutoffDate)}.`
              : `You haven’t chosen meals for ${day(deliveryDate)} yet. Choose, change or skip by the end of ${day(cutoffDate)}. After that, we’ll pick based on your preferences and exclusions. If there aren’t enough meals that fit, we’ll skip the box and you won’t be charged.`
          }\n\n${turnOff}`,
        action: voice.pick({ freshprep: 'Open my box', cookit: 'Open my box' }),
        textTail: ({ cutoffDate }) => `Choose by ${day(cutoffDate)}.`,
      },
      skipped_reminder: {
        subject: ({ deliveryDate }) => `Your box for ${day(deliveryDate)} is still skipped`,
        body: ({ deliveryDate, cutoffDate }) =>
          `No box on ${day(deliveryDate)}, and no charge. Hungry after all? Undo the skip by the end of ${day(cutoffDate)}.\n\n${turnOff}`,
        action: 'See my boxes',
        textTail: ({ cutoffDate }) => `Undo the skip by ${day(cutoffDate)}.`,
      },
    }
  },
  fr: voice => {
    const { day } = wordsOf(voice)
    const turnOff = voice.pick({
      freshprep:
        'Vous choisissez quand nous vous le rappelons, ou pas du tout, dans vos réglages, sous Messages.',
      cookit: 'Tu choisis quand on te le rappelle, ou pas du tout, dans tes réglages, sous Messages.',
    })
    return {
      order_reminder: {
        subject: ({ deliveryDate, chosen }) =>
          chosen
            ? voice.pick({
                freshprep: `Votre boîte du ${day(deliveryDate)} : derniers changements`,
                cookit: `Ta boîte du ${day(deliveryDate)} : derniers changements`,
              })
            : voice.pick({
                freshprep: `Choisissez votre boîte du ${day(deliveryDate)}`,
                cookit: `Choisis ta boîte du ${day(deliveryDate)}`,
              }),
        body: ({ deliveryDate, cutoffDate, chosen }) =>
          `${
            chosen
              ? voice.pick({
                  freshprep: `Votre boîte du ${day(deliveryDate)} est choisie. Vous pouvez la modifier ou la sauter jusqu’à la fin du ${day(cutoffDate)}.`,
                  cookit: `Ta boîte du ${day(deliveryDate)} est choisie. Tu peux la modifier ou la sauter jusqu’à la fin du ${day(cutoffDate)}.`,
                })
              : voice.pick({
                  freshprep: `Rien n’est encore choisi pour le ${day(deliveryDate)}. Vous pouvez choisir, modifier ou sauter jusqu’à la fin du ${day(cutoffDate)}; ensuite, nous choisissons pour vous, selon vos goûts et vos exclusions. Si trop peu de plats respectent vos exclusions, la boîte est sautée et rien n’est facturé.`,
                  cookit: `Rien n’est encore choisi pour le ${day(deliveryDate)}. Tu peux choisir, modifier ou sauter jusqu’à la fin du ${day(cutoffDate)}; ensuite, on choisit pour toi, selon tes goûts et tes exclusions. Si trop peu de plats respectent tes exclusions, la boîte est sautée et rien n’est facturé.`,
                })
          }\n\n${turnOff}`,
        action: voice.pick({ freshprep: 'Ouvrir la boîte', cookit: 'Ouvrir ma boîte' }),
        textTail: ({ cutoffDate }) =>
          `${voice.pick({ freshprep: 'Vous avez', cookit: 'Tu as' })} jusqu’au ${day(cutoffDate)}.`,
      },
      skipped_reminder: {
        subject: ({ deliveryDate }) => `Toujours sautée : la boîte du ${day(deliveryDate)}`,
        body: ({ deliveryDate, cutoffDate }) =>
          `${voice.pick({
            freshprep: `Aucune boîte ne vient le ${day(deliveryDate)}, et rien n’est facturé. Vous changez d’idée? Elle peut être remise jusqu’à la fin du ${day(cutoffDate)}.`,
            cookit: `Aucune boîte ne vient le ${day(deliveryDate)}, et rien n’est facturé. T’as faim finalement? Remets-la avant la fin du ${day(cutoffDate)}.`,
          })}\n\n${turnOff}`,
        action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
        textTail: ({ cutoffDate }) =>
          `${voice.pick({ freshprep: 'Vous pouvez', cookit: 'Tu peux' })} la remettre jusqu’au ${day(cutoffDate)}.`,
      },
    }
  },
}

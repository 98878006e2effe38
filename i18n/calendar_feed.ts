// The texts of a household's calendar feed.

import { messages } from './catalogue.ts'
import { formatWallClock } from './dates.ts'

export const calendarFeedMessages = messages({
  en: voice => ({
    name: voice.pick({ freshprep: 'Fresh Prep deliveries', cookit: 'Cook it deliveries' }),
    summary: voice.pick({ freshprep: 'Fresh Prep box', cookit: 'Cook it box' }),
    notChosen:
      'No meals chosen yet. We’ll choose for you at the cutoff. If there aren’t enough meals that fit your exclusions, we’ll skip the box and you won’t be charged.',
    /** `local` is the brand's wall clock, ISO. */
    until: (local: string) => `Make changes by ${formatWallClock(local, 'en')}:`,
  }),
  fr: voice => ({
    name: voice.pick({ freshprep: 'Livraisons Fresh Prep', cookit: 'Livraisons Cook it' }),
    summary: voice.pick({ freshprep: 'Boîte Fresh Prep', cookit: 'Boîte Cook it' }),
    notChosen: voice.pick({
      freshprep:
        'Rien n’est encore choisi : nous choisirons pour vous à l’heure limite. Si trop peu de plats respectent vos exclusions, la boîte est sautée et rien n’est facturé.',
      cookit:
        'Rien n’est encore choisi : on choisira pour toi à l’heure limite. Si trop peu de plats respectent tes exclusions, la boîte est sautée et rien n’est facturé.',
    }),
    until: (local: string) => {
      const when = formatWallClock(local, 'fr')
      return voice.pick({
        freshprep: `Modifiable jusqu’au ${when} :`,
        cookit: `Tu peux la modifier jusqu’au ${when} :`,
      })
    },
  }),
})

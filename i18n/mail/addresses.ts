// Letters about delivery addresses.

import type { Letter, LettersOf, OfChange } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

/** An address, as on its label. */
interface Door {
  address: string
  unit: string
  city: string
  postal: string
}

/** An address for the boxes from one day until another; ISO dates. */
interface Stay extends Door {
  from: string
  until: string
}

/** The changes of future boxes, by delivery date. */
interface BoxesMoved {
  moved: readonly { from: string; to: string }[]
  skipped: readonly string[]
}

interface SlotInLetter {
  /** 1 is Monday. */
  weekday: number
  startHour: number
  endHour: number
}

interface AddressLetters {
  delivery_changed: Letter<
    OfChange & Door & SlotInLetter & BoxesMoved & { before?: Door & SlotInLetter; byUs?: boolean }
  >
  alternate_address_changed: Letter<OfChange & Stay & BoxesMoved & { before?: Stay | null }>
  alternate_address_removed: Letter<OfChange & BoxesMoved & { before?: Stay }>
}

const doorOf = ({ address, unit, city, postal }: Door) =>
  `${[address, unit].filter(Boolean).join(', ')}\n${city} ${postal}`

const doorOnLine = (door: Door) => doorOf(door).replace('\n', ', ')

/** A Monday, so that the n-th day after it is a weekday by its number. */
const weekdayDate = (weekday: number) => `2024-01-0${weekday}`

export const addressLetters: LettersOf<AddressLetters> = {
  en: voice => {
    const { day, weekday, window } = wordsOf(voice)
    const boxes = ({ moved, skipped }: BoxesMoved) => [
      ...moved.map(({ from, to }) => `Your box for ${day(from)} now comes ${day(to)}.`),
      ...skipped.map(
        date => `We’ve skipped your box for ${day(date)}: we have no deliveries there that week.`,
      ),
    ]
    const billed = 'Boxes we’ve already billed go to the address on file when they were billed.'
    return {
      delivery_changed: {
        subject: () => 'Your delivery details changed',
        body: change =>
          paragraphs(
            change.byUs &&
              'We made this change for you. Didn’t ask for it, or something’s wrong? Contact us right away.',
            `Your boxes now arrive ${weekday(weekdayDate(change.weekday))}s, ${window(change)}, at:`,
            doorOf(change),
            change.before !== undefined &&
              `Previously: ${weekday(weekdayDate(change.before.weekday))}s, ${window(change.before)}, to ${doorOnLine(change.before)}.`,
            boxes(change).join('\n'),
            billed,
          ),
        action: 'See my boxes',
      },
      alternate_address_changed: {
        subject: change => `Your boxes have a new address from ${day(change.from)}`,
        body: change =>
          paragraphs(
            `From ${day(change.from)} to ${day(change.until)}, your boxes go to:`,
            doorOf(change),
            change.before &&
              `Previously: ${day(change.before.from)} to ${day(change.before.until)}, at ${doorOnLine(change.before)}.`,
            boxes(change).join('\n'),
            `After that, they go back to your usual address. ${billed}`,
          ),
        action: 'See my boxes',
      },
      alternate_address_removed: {
        subject: () => 'Your boxes are back at your usual address',
        body: change =>
          paragraphs(
            'You removed your alternate address, so your boxes go to your usual one.',
            change.before !== undefined &&
              `Previously: ${day(change.before.from)} to ${day(change.before.until)}, at ${doorOnLine(change.before)}.`,
            boxes(change).join('\n'),
            billed,
          ),
        action: 'See my boxes',
      },
    }
  },
  fr: voice => {
    const { day, weekday, window } = wordsOf(voice)
    const yours = voice.pick({ freshprep: 'Votre', cookit: 'Ta' })
    const plural = voice.pick({ freshprep: 'vos', cookit: 'tes' })
    const boxes = ({ moved, skipped }: BoxesMoved) => [
      ...moved.map(({ from, to }) => `${yours} boîte du ${day(from)} arrive le ${day(to)}.`),
      ...skipped.map(
        date =>
          `${yours} boîte du ${day(date)} est sautée : il n’y a plus de livraison à cette adresse cette semaine-là.`,
      ),
    ]
    const billed = 'Les boîtes déjà facturées vont à l’adresse enregistrée au moment de la facturation.'
    const action = voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' })
    return {
      delivery_changed: {
        subject: () => `${yours} livraison a changé`,
        body: change =>
          paragraphs(
            change.byUs &&
              voice.pick({
                freshprep:
                  'Nous avons fait ce changement pour vous. Si vous ne l’avez pas demandé ou si quelque chose cloche, écrivez-nous tout de suite.',
                cookit:
                  'On a fait ce changement pour toi. Tu ne l’as pas demandé, ou quelque chose cloche? Écris-nous tout de suite.',
              }),
            `Le ${weekday(weekdayDate(change.weekday))}, de ${window(change)}, ${plural} boîtes arrivent maintenant ici :`,
            doorOf(change),
            change.before !== undefined &&
              `Avant : le ${weekday(weekdayDate(change.before.weekday))}, de ${window(change.before)}, au ${doorOnLine(change.before)}.`,
            boxes(change).join('\n'),
            billed,
          ),
        action,
      },
      alternate_address_changed: {
        subject: change => `Dès le ${day(change.from)}, ${plural} boîtes vont à une autre adresse`,
        body: change =>
          paragraphs(
            `Du ${day(change.from)} au ${day(change.until)}, ${plural} boîtes vont ici :`,
            doorOf(change),
            change.before &&
              `Avant : du ${day(change.before.from)} au ${day(change.before.until)}, au ${doorOnLine(change.before)}.`,
            boxes(change).join('\n'),
            `Ensuite, elles reviennent à la maison. ${billed}`,
          ),
        action,
      },
      alternate_address_removed: {
        subject: () =>
          voice.pick({
            freshprep: 'Vos boîtes reviennent chez vous',
            cookit: 'Tes boîtes reviennent chez toi',
          }),
        body: change =>
          paragraphs(
            `L’adresse temporaire est retirée : ${plural} boîtes arrivent à la maison.`,
            change.before !== undefined &&
              `Avant : du ${day(change.before.from)} au ${day(change.before.until)}, au ${doorOnLine(change.before)}.`,
            boxes(change).join('\n'),
            billed,
          ),
        action,
      },
    }
  },
}

// Letters about delivery addresses (mail.ts).

import type { Voice } from './catalogue.ts'
import type { BoxesMoved, Door, Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type AddressLetters = Pick<
  Letters,
  'delivery_changed' | 'alternate_address_changed' | 'alternate_address_removed'
>

const doorOf = ({ address, unit, city, postal }: Door) =>
  `${[address, unit].filter(Boolean).join(', ')}\n${city} ${postal}`

const doorOnLine = (door: Door) => doorOf(door).replace('\n', ', ')

const paragraphs = (...said: (string | false | null | undefined)[]) => said.filter(Boolean).join('\n\n')

/** A Monday, so that the n-th day after it is a weekday by its number. */
const weekdayDate = (weekday: number) => `2024-01-0${weekday}`

export const englishAddressLetters = (voice: Voice): AddressLetters => {
  const { day, window, weekday } = wordsOf(voice)
  const boxes = ({ moved, skipped }: BoxesMoved) => [
    ...moved.map(({ from, to }) => `Your box of ${day(from)} comes on ${day(to)}.`),
    ...skipped.map(date => `Your box of ${day(date)} is skipped: no driver comes there that week any more.`),
  ]
  const billed = 'Boxes that are billed already go to the address on file when they were billed.'
  return {
    delivery_changed: {
      subject: () => 'Your delivery was changed',
      body: change =>
        paragraphs(
          change.byUs &&
            'We made this change for you. If you did not ask for it, or if something is wrong, write to us at once.',
          `Your boxes now come on ${weekday(weekdayDate(change.weekday))}s, ${window(change)}, to:`,
          doorOf(change),
          change.before !== undefined &&
            `Before: ${weekday(weekdayDate(change.before.weekday))}s, ${window(change.before)}, to ${doorOnLine(change.before)}.`,
          boxes(change).join('\n'),
          billed,
        ),
      action: 'See your boxes',
    },
    alternate_address_changed: {
      subject: change => `From ${day(change.from)}, your boxes go elsewhere`,
      body: change =>
        paragraphs(
          `From ${day(change.from)} until ${day(change.until)} your boxes go to:`,
          doorOf(change),
          change.before &&
            `Before: from ${day(change.before.from)} until ${day(change.before.until)}, to ${doorOnLine(change.before)}.`,
          boxes(change).join('\n'),
          `After that they come home again. ${billed}`,
        ),
      action: 'See your boxes',
    },
    alternate_address_removed: {
      subject: () => 'Your boxes come home again',
      body: change =>
        paragraphs(
          'The alternate address is gone: your boxes come to your own address.',
          change.before !== undefined &&
            `Before: from ${day(change.before.from)} until ${day(change.before.until)}, to ${doorOnLine(change.before)}.`,
          boxes(change).join('\n'),
          billed,
        ),
      action: 'See your boxes',
    },
  }
}

export const frenchAddressLetters = (voice: Voice): AddressLetters => {
  const { day, window, weekday } = wordsOf(voice)
  const yours = voice.pick({ freshprep: 'Votre', cookit: 'Ta' })
  const plural = voice.pick({ freshprep: 'vos', cookit: 'tes' })
  const boxes = ({ moved, skipped }: BoxesMoved) => [
    ...moved.map(({ from, to }) => `${yours} boîte du ${day(from)} arrive le ${day(to)}.`),
    ...skipped.map(
      date => `${yours} boîte du ${day(date)} est sautée : aucun livreur n’y passe plus cette semaine-là.`,
    ),
  ]
  const billed = 'Les boîtes déjà facturées vont à l’adresse au dossier lors de la facturation.'
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
      subject: change => `À partir du ${day(change.from)}, ${plural} boîtes vont ailleurs`,
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
          `L’autre adresse est retirée : ${plural} boîtes arrivent à la maison.`,
          change.before !== undefined &&
            `Avant : du ${day(change.before.from)} au ${day(change.before.until)}, au ${doorOnLine(change.before)}.`,
          boxes(change).join('\n'),
          billed,
        ),
      action,
    },
  }
}

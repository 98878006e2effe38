// Letters about the subscription: paused, coming back, closing, closed.

import type { DishCategory } from '../../domain/catalogue/types.ts'
import { categoryMessages } from '../browse.ts'
import type { Voice } from '../catalogue.ts'
import { type PlanInWords, planWords } from '../plan_words.ts'
import type { BoxInWindow, Letter, LettersOf, OfChange } from './letter.ts'
import { paragraphs, wordsOf } from './words.ts'

type PlanInLetter = PlanInWords & { categories: readonly DishCategory[] }

interface SubscriptionLetters {
  account_paused: Letter<
    OfChange & { resumesOn: string | null; skipped: readonly string[]; goesOn: readonly string[] }
  >
  resumes_soon: Letter<{ resumesOn: string; chargeDate: string; wakesOn: string }>
  /** `missing`: chosen products that are sold out, in the reader's language. */
  account_resumed: Letter<
    OfChange & {
      next: (BoxInWindow & { chargeDate: string }) | null
      missing: readonly string[]
      byItself: boolean
    }
  >
  account_closing: Letter<
    OfChange & { bags: number; kits: number; boughtCents: number; boxes: readonly string[] }
  >
  /** `categories`: ids of the preferred ones. */
  plan_changed: Letter<OfChange & PlanInLetter & { holdsFrom: string | null; before?: PlanInLetter }>
  account_closed: Letter<OfChange & { givenCents: number; points: number }>
}

/** `2 cooler bags and 1 Zero Waste kit`, `1 sac isotherme`: only what there is. */
function bagsAndKits(voice: Voice, bags: number, kits: number): string {
  const english = voice.locale === 'en'
  const kinds = [
    {
      count: bags,
      one: english ? 'cooler bag' : 'sac isotherme',
      many: english ? 'cooler bags' : 'sacs isothermes',
    },
    {
      count: kits,
      one: english ? 'Zero Waste kit' : 'trousse zéro déchet',
      many: english ? 'Zero Waste kits' : 'trousses zéro déchet',
    },
  ]
  return kinds
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${voice.plural(count, one, many)}`)
    .join(english ? ' and ' : ' et ')
}

const planOf = ({ brand, locale }: Voice, plan: PlanInWords) => planWords(brand, locale).plan(plan)

const namesOf = ({ brand, locale }: Voice, categories: readonly DishCategory[]) =>
  categories.map(one => categoryMessages(brand, locale)[one]).join(', ')

export const subscriptionLetters: LettersOf<SubscriptionLetters> = {
  en: voice => {
    const { day, window, money, list } = wordsOf(voice)
    const days = (dates: readonly string[]) => dates.map(day).join('; ')
    return {
      account_paused: {
        subject: ({ resumesOn }) =>
          resumesOn
            ? `You’re paused. Your boxes restart ${day(resumesOn)}`
            : 'You’re paused: no boxes until you’re back',
        body: ({ skipped, goesOn, resumesOn }) =>
          paragraphs(
            voice.pick({
              freshprep: 'Your boxes are paused. No new charges.',
              cookit: 'You’re on pause. No new charges.',
            }),
            skipped.length > 0 && `Skipped: ${days(skipped)}.`,
            goesOn.length > 0 && `Already processed, so you’ll still get: ${days(goesOn)}.`,
            resumesOn
              ? `Your pause ends automatically a week before ${day(resumesOn)}. We’ll email you first, and you can stay paused longer.`
              : 'You’ll stay paused until you unpause on your account page.',
          ),
        action: 'See my account',
      },
      resumes_soon: {
        subject: ({ resumesOn }) => `Your boxes restart ${day(resumesOn)}`,
        body: ({ resumesOn, chargeDate, wakesOn }) =>
          paragraphs(
            `Your pause ends automatically on ${day(wakesOn)}. Your first box arrives ${day(resumesOn)}, and we’ll charge it on ${day(chargeDate)}.`,
            voice.pick({
              freshprep:
                'Need more time? Choose a later day on your account page, or stay paused until you’re ready.',
              cookit:
                'Not ready yet? Pick a later day on your account page, or stay paused for as long as you like.',
            }),
          ),
        action: 'Change my pause',
        textTail: ({ chargeDate }) => `We’ll charge it ${day(chargeDate)}.`,
      },
      account_resumed: {
        subject: ({ next }) =>
          next ? `Your boxes are back. Next one: ${day(next.deliveryDate)}` : 'Your plan is active again',
        body: ({ next, missing, byItself }) =>
          paragraphs(
            byItself ? 'Your pause has ended, as planned.' : 'You’re unpaused.',
            next
              ? `Your next box arrives ${day(next.deliveryDate)}, ${window(next)}. We’ll charge it on ${day(next.chargeDate)}. Until then, you can change or skip it.`
              : 'You’d skipped every upcoming week, and they’re still skipped. Undo a skip anytime.',
            missing.length > 0 &&
              `These sold out while you were away, so we removed them from your boxes:\n${list(missing)}`,
          ),
        action: 'See my boxes',
      },
      account_closing: {
        subject: () => 'Your account is closing',
        body: ({ bags, kits, boxes, boughtCents }) =>
          paragraphs(
            bags + kits + boxes.length > 0
              ? 'No more boxes are scheduled. We won’t charge anything else as long as you return your bags and kits.'
              : 'No more boxes are scheduled, and no more charges.',
            boxes.length > 0 && `Already processed, so you’ll still get: ${days(boxes)}.`,
            bags + kits > 0 &&
              `You still have ${bagsAndKits(voice, bags, kits)}. Book a pickup, and we’ll close your account once everything is back.`,
            boughtCents > 0 &&
              `You have ${money(boughtCents)} on purchased gift cards. It’s yours: someone on our team will settle it with you, then close your account.`,
          ),
        action: 'Book a pickup',
      },
      plan_changed: {
        subject: () => 'Your plan changed',
        body: ({ holdsFrom, categories, before, ...plan }) =>
          paragraphs(
            `Your plan is now ${planOf(voice, plan)}.${before ? ` It was ${planOf(voice, before)}.` : ''}`,
            (categories.length > 0 || (before?.categories.length ?? 0) > 0) &&
              `Preferred: ${namesOf(voice, categories) || 'none'}.${before ? ` Before: ${namesOf(voice, before.categories) || 'none'}.` : ''}`,
            holdsFrom
              ? `This starts with your box for ${day(holdsFrom)}.`
              : 'This starts with your next box.',
          ),
        action: 'See my boxes',
      },
      account_closed: {
        subject: () => 'Your account is closed',
        body: ({ givenCents, points }) =>
          paragraphs(
            voice.pick({
              freshprep:
                'Your account is closed. No more deliveries or charges. Thank you for cooking with us.',
              cookit: 'Your account is closed. No more boxes, no more charges. Thanks for cooking with us!',
            }),
            givenCents > 0 && `Your credit has expired: ${money(givenCents)}.`,
            points > 0 && `Your points have expired: ${points}.`,
            'To reopen it, contact us. You can still log in to see your past orders.',
          ),
        action: 'Contact us',
      },
    }
  },
  fr: voice => {
    const { day, window, money, list } = wordsOf(voice)
    const days = (dates: readonly string[]) => dates.map(date => `le ${day(date)}`).join('; ')
    const yours = voice.pick({ freshprep: 'Vos', cookit: 'Tes' })
    return {
      account_paused: {
        subject: ({ resumesOn }) =>
          resumesOn
            ? `En pause : ${yours.toLowerCase()} boîtes reviennent le ${day(resumesOn)}`
            : voice.pick({
                freshprep: 'En pause : pas de boîte d’ici votre retour',
                cookit: 'En pause : pas de boîte d’ici ton retour',
              }),
        body: ({ skipped, goesOn, resumesOn }) =>
          paragraphs(
            voice.pick({
              freshprep: 'Vos boîtes sont en pause. Plus rien n’est facturé.',
              cookit: 'Tes boîtes sont en pause. Plus rien n’est facturé.',
            }),
            skipped.length > 0 && `Livraisons sautées : ${days(skipped)}.`,
            goesOn.length > 0 && `Déjà en préparation, donc livré quand même : ${days(goesOn)}.`,
            resumesOn
              ? voice.pick({
                  freshprep: `La pause se termine d’elle-même une semaine avant le ${day(resumesOn)}. Nous vous écrirons avant, et vous pourrez la prolonger.`,
                  cookit: `La pause finit toute seule une semaine avant le ${day(resumesOn)}. On t’écrit avant, et tu peux la prolonger.`,
                })
              : voice.pick({
                  freshprep: 'La pause dure jusqu’à ce que vous y mettiez fin dans votre compte.',
                  cookit: 'La pause dure jusqu’à ce que tu y mettes fin dans ton compte.',
                }),
          ),
        action: voice.pick({ freshprep: 'Voir votre compte', cookit: 'Voir mon compte' }),
      },
      resumes_soon: {
        subject: ({ resumesOn }) => `${yours} boîtes reviennent : la première le ${day(resumesOn)}`,
        body: ({ resumesOn, chargeDate, wakesOn }) =>
          voice.pick({
            freshprep: `Votre pause se termine d’elle-même le ${day(wakesOn)}. Votre première boîte arrive le ${day(resumesOn)} et sera facturée le ${day(chargeDate)}.\n\nVous préférez attendre? Choisissez un autre jour dans votre compte, ou restez en pause jusqu’à votre retour.`,
            cookit: `Ta pause finit toute seule le ${day(wakesOn)}. Ta première boîte arrive le ${day(resumesOn)} et sera facturée le ${day(chargeDate)}.\n\nPas tout de suite? Choisis un autre jour dans ton compte, ou reste en pause tant que tu veux.`,
          }),
        action: voice.pick({ freshprep: 'Modifier la pause', cookit: 'Changer ma pause' }),
        textTail: ({ chargeDate }) => `Paiement le ${day(chargeDate)}.`,
      },
      account_resumed: {
        subject: ({ next }) =>
          next
            ? `${yours} boîtes sont de retour : la prochaine le ${day(next.deliveryDate)}`
            : voice.pick({
                freshprep: 'Votre abonnement est de nouveau actif',
                cookit: 'Ton abonnement est reparti',
              }),
        body: ({ next, missing, byItself }) =>
          paragraphs(
            byItself
              ? voice.pick({
                  freshprep: 'Votre pause est terminée, comme prévu.',
                  cookit: 'Ta pause est finie, comme prévu.',
                })
              : voice.pick({
                  freshprep: 'Vous avez mis fin à la pause.',
                  cookit: 'Tu as mis fin à ta pause.',
                }),
            next
              ? voice.pick({
                  freshprep: `Votre prochaine boîte arrive le ${day(next.deliveryDate)}, de ${window(next)}, et sera facturée le ${day(next.chargeDate)}. D’ici là, vous pouvez la modifier ou la sauter.`,
                  cookit: `Ta prochaine boîte arrive le ${day(next.deliveryDate)}, de ${window(next)}, et sera facturée le ${day(next.chargeDate)}. D’ici là, tu peux la changer ou la sauter.`,
                })
              : voice.pick({
                  freshprep:
                    'Vous aviez sauté toutes les semaines à venir : elles restent sautées. Vous pouvez en remettre une quand vous voulez.',
                  cookit:
                    'Tu avais sauté toutes les semaines à venir : elles restent sautées. Remets-en une quand tu veux.',
                }),
            missing.length > 0 &&
              voice.pick({
                freshprep: `Épuisé entre-temps, et retiré de vos boîtes :\n${list(missing)}`,
                cookit: `Épuisé entre-temps, donc plus dans tes boîtes :\n${list(missing)}`,
              }),
          ),
        action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
      },
      account_closing: {
        subject: () => voice.pick({ freshprep: 'Votre compte se ferme', cookit: 'Ton compte se ferme' }),
        body: ({ bags, kits, boxes, boughtCents }) =>
          paragraphs(
            bags + kits + boxes.length > 0
              ? `Aucune autre boîte n’est prévue. Rien d’autre n’est facturé si ${voice.pick({ freshprep: 'vous rendez', cookit: 'tu rends' })} les sacs et les trousses.`
              : 'Aucune autre boîte n’est prévue, et rien d’autre n’est facturé.',
            boxes.length > 0 && `Déjà en préparation, donc livré quand même : ${days(boxes)}.`,
            bags + kits > 0 &&
              voice.pick({
                freshprep: `Vous avez encore ${bagsAndKits(voice, bags, kits)}. Réservez une collecte : le compte se ferme quand tout est rendu.`,
                cookit: `Tu as encore ${bagsAndKits(voice, bags, kits)}. Réserve une collecte : le compte se ferme quand tout est rendu.`,
              }),
            boughtCents > 0 &&
              voice.pick({
                freshprep: `Vous avez ${money(boughtCents)} sur des cartes-cadeaux achetées. Cet argent reste à vous : une personne de l’équipe le règle avec vous, puis ferme le compte.`,
                cookit: `Tu as ${money(boughtCents)} sur des cartes-cadeaux achetées. Cet argent reste à toi : quelqu’un de l’équipe règle ça avec toi, puis ferme le compte.`,
              }),
          ),
        action: 'Réserver une collecte',
      },
      plan_changed: {
        subject: () => voice.pick({ freshprep: 'Votre forfait a changé', cookit: 'Ton forfait a changé' }),
        body: ({ holdsFrom, categories, before, ...plan }) =>
          paragraphs(
            `${voice.pick({ freshprep: 'Votre', cookit: 'Ton' })} forfait est maintenant : ${planOf(voice, plan)}.${before ? ` Avant : ${planOf(voice, before)}.` : ''}`,
            (categories.length > 0 || (before?.categories.length ?? 0) > 0) &&
              `Préférences : ${namesOf(voice, categories) || 'aucune'}.${before ? ` Avant : ${namesOf(voice, before.categories) || 'aucune'}.` : ''}`,
            holdsFrom
              ? `Il s’applique à partir de la boîte du ${day(holdsFrom)}.`
              : 'Il s’applique à partir de la prochaine boîte.',
          ),
        action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
      },
      account_closed: {
        subject: () => voice.pick({ freshprep: 'Votre compte est fermé', cookit: 'Ton compte est fermé' }),
        body: ({ givenCents, points }) =>
          paragraphs(
            voice.pick({
              freshprep:
                'Votre compte est fermé. Plus rien n’est livré ni facturé. Merci d’avoir cuisiné avec nous.',
              cookit:
                'Ton compte est fermé. Rien d’autre n’est livré ni facturé. Merci d’avoir cuisiné avec nous!',
            }),
            givenCents > 0 &&
              voice.pick({
                freshprep: `Le crédit que nous vous avions offert a expiré : ${money(givenCents)}.`,
                cookit: `Le crédit qu’on t’avait offert a expiré : ${money(givenCents)}.`,
              }),
            points > 0 && `Points expirés : ${points}.`,
            voice.pick({
              freshprep:
                'Le compte reste fermé, à moins que vous ne nous écriviez. Vous pouvez toujours vous connecter pour voir vos commandes passées.',
              cookit:
                'Le compte reste fermé, sauf si tu nous écris. Tu peux encore te connecter pour voir tes commandes passées.',
            }),
          ),
        action: 'Nous écrire',
      },
    }
  },
}

import { formatMoney } from '../../../../domain/money.ts'
import { messages } from '../../../../i18n/catalogue.ts'
import { formatDay } from '../../../../i18n/dates.ts'

/** A rule's limits in words. */
interface Limits {
  least: number
  most: number
}

export const weekMessages = messages({
  en: ({ plural }) => ({
    title: 'Menu weeks',
    heading: (week: string) => `Week of ${formatDay(week, 'en')}`,
    strip: 'Week',
    states: {
      past: 'past',
      running: 'running',
      open: 'menu open',
      planned: 'planned',
      proposed: 'to plan',
    },
    published: (day: string) => `Published ${day}`,
    unpublished: 'Not published yet',
    byHand: 'Planned by hand',
    byPlanner: 'As the planner proposes it',
    lastBy: (name: string) => `last changed by ${name}`,
    changes: (count: number) => `${count} ${plural(count, 'change', 'changes')} not published`,
    saving: 'Saving…',
    legend: 'cost · margin · weeks since last served',
    margin: (percent: number) => `${percent}% margin`,
    weeks: (count: number | null) => (count === null ? '7 wk +' : `${count} wk`),
    noAllergen: 'No allergen',
    more: (count: number) => `+${count}`,
    surcharge: (cents: number) => `+${formatMoney(cents, 'en')}`,
    was: 'by hand',
    locked: 'Locked',
    swap: 'Swap',
    takeOut: 'Take out',
    lock: 'Lock',
    unlock: 'Unlock',
    up: 'Up',
    down: 'Down',
    of: (action: string, dish: string) => `${action}: ${dish}`,
    add: 'Add a recipe',
    dropHere: 'Drop a recipe here, or press',
    keys: 'Arrows move between recipes. Alt and an arrow moves one, S swaps, L locks, Delete takes out, A adds, Z undoes.',
    planAgain: 'Plan again',
    planAgainNote: 'The planner chooses everything that is not locked.',
    copy: 'Copy from',
    copied: (count: number, week: string) =>
      `${count} ${plural(count, 'recipe', 'recipes')} of ${formatDay(week, 'en')}.`,
    notCopied: (names: string) => `Left out, because they can’t be served this week: ${names}.`,
    undo: 'Undo',
    moved: (dish: string, place: number, all: number) => `${dish}, place ${place} of ${all}`,
    rules: 'Rules',
    broken: (count: number) => `${count} broken`,
    kept: (count: number) => `${count} kept`,
    mendSwap: (into: string, out: string) => `${into} in place of ${out}`,
    mendAdd: (into: string) => `${into} as well`,
    mendOut: (out: string) => `Without ${out}`,
    mendsAll: 'keeps every rule.',
    mendsBut: (count: number) => `leaves ${count} ${plural(count, 'rule', 'rules')} broken.`,
    noMend: 'No single change mends this.',
    take: 'Take it',
    limits: ({ least, most }: Limits) =>
      least === most
        ? least === 0
          ? 'none'
          : `${least}`
        : most === Infinity
          ? `${least} or more`
          : least === 0
            ? `${most} at most`
            : `${least} to ${most}`,
    costFound: (cents: number) => `${cents > 0 ? '+' : ''}${cents} ¢`,
    costLimits: (cents: number) => `${cents} ¢ at most`,
    ruleNames: {
      recipes: 'Recipes',
      vegetarian: 'Vegetarian',
      vegan: 'Vegan among them',
      premium: 'Premium',
      'one pan': 'One pan or pot',
      oven: 'Needing the oven',
      'food cost': 'Food cost off average',
      beside: 'Also the week before or after',
      season: 'Out of season',
      capacity: 'Kits the kitchens can make',
    } as Readonly<Record<string, string>>,
    ruleOfCategory: (name: string) => name,
    ruleOfCuisine: (name: string) => `One cuisine: ${name}`,
    ruleOfAllergen: (name: string) => `No ${name.toLowerCase()}, no surcharge`,
    ruleOfDiet: { vegetarian: 'Vegetarian, no surcharge', vegan: 'Vegan, no surcharge' },
    meals: 'Ready-to-eat meals',
    allServed: (count: number) => `${count}, all we serve`,
    market: 'Market',
    items: (count: number) => `${count} ${plural(count, 'item', 'items')}`,
    find: {
      add: (category: string) => `Add to ${category}`,
      swap: (dish: string) => `Swap ${dish}`,
      search: 'Search recipes',
      shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
      none: 'No other recipe matches.',
      breaks: (rules: string) => `breaks ${rules}`,
      fine: 'keeps every rule',
      all: 'All categories',
      close: 'Close',
      busy: 'Looking…',
      failed: 'We couldn’t load the recipes.',
    },
    gone: (names: string) =>
      `${names}: no longer offered. The planner fills the place, or choose another recipe.`,
    theirs: (name: string | null) => `${name ?? 'Someone'} changed this week while you were at it.`,
    theirsCame: (names: string) => `In: ${names}.`,
    theirsLeft: (names: string) => `Out: ${names}.`,
    theirsNote: 'You see their version. Your last change wasn’t saved.',
    ok: 'OK',
    publishes: (day: string) =>
      `No one has a box that week yet. It’s published automatically on ${day}, as planned here.`,
    notNext: 'The weeks before it are published first.',
    boxes: (all: number, chosen: number) =>
      `${all} ${plural(all, 'box', 'boxes')} that week, ${chosen} with a choice.`,
    nothing: 'Nothing to publish.',
    whatChanges: (boxes: number) => `What changes for ${boxes} ${plural(boxes, 'box', 'boxes')}.`,
    noneHolds: 'No box holds a recipe that leaves.',
    leaving: (name: string, boxes: number) => `${name} ${boxes}`,
    outcomes: {
      kept: (count: number) => `${count} stay unchanged`,
      replaced: (count: number) => `${count} get another recipe`,
      dropped: (count: number) => `${count} lose it for its price`,
      asked: (count: number) => `${count} are asked`,
      warned: (count: number) => `${count} are packed: told not to eat it`,
      waiting: (count: number) => `${count} wait for a card`,
    },
    letters: (households: number) =>
      `${households} ${plural(households, 'household is', 'households are')} told by email.`,
    comes: (names: string) => `New: ${names}.`,
    checking: 'Counting boxes…',
    discard: 'Discard',
    letGo: 'Leave it to the planner',
    publish: 'Publish',
    publishNow: 'Publish now',
    publishAllTheSame: 'Publish anyway',
    brokenNow: (count: number) => `${count} ${plural(count, 'rule', 'rules')} broken`,
    donePublished: (week: string) => `The week of ${formatDay(week, 'en')} is published.`,
    doneChanged: (boxes: number) =>
      boxes === 0
        ? 'The menu is changed.'
        : `The menu is changed, and ${boxes} ${plural(boxes, 'box', 'boxes')} with it.`,
    readOnly: 'You can look at weeks, not plan them.',
    over: 'This week is over.',
  }),
  fr: ({ plural }) => ({
    title: 'Semaines du menu',
    heading: (week: string) => `Semaine du ${formatDay(week, 'fr')}`,
    strip: 'Semaine',
    states: {
      past: 'passée',
      running: 'en cours',
      open: 'ouvert',
      planned: 'planifiée',
      proposed: 'à planifier',
    },
    published: (day: string) => `Publié le ${day}`,
    unpublished: 'Pas encore publié',
    byHand: 'Planifiée à la main',
    byPlanner: 'Telle que le planificateur la propose',
    lastBy: (name: string) => `dernière modification : ${name}`,
    changes: (count: number) => `${count} ${plural(count, 'modification', 'modifications')} à publier`,
    saving: 'Enregistrement…',
    legend: 'coût · marge · dernière fois',
    margin: (percent: number) => `marge ${percent} %`,
    weeks: (count: number | null) => (count === null ? '7 sem. +' : `${count} sem.`),
    noAllergen: 'Sans allergène',
    more: (count: number) => `+${count}`,
    surcharge: (cents: number) => `+${formatMoney(cents, 'fr')}`,
    was: 'à la main',
    locked: 'Verrouillé',
    swap: 'Échanger',
    takeOut: 'Retirer',
    lock: 'Verrouiller',
    unlock: 'Déverrouiller',
    up: 'Monter',
    down: 'Descendre',
    of: (action: string, dish: string) => `${action} : ${dish}`,
    add: 'Ajouter un plat',
    dropHere: 'Déposer un plat ici, ou la touche',
    keys: 'Les flèches vont d’un plat à l’autre. Alt et une flèche déplace, S échange, L verrouille, Suppr retire, A ajoute, Z annule.',
    planAgain: 'Replanifier',
    planAgainNote: 'Le planificateur choisit tout ce qui n’est pas verrouillé.',
    copy: 'Copier de',
    copied: (count: number, week: string) =>
      `${count} ${plural(count, 'plat', 'plats')} de la semaine du ${formatDay(week, 'fr')}.`,
    notCopied: (names: string) =>
      `Laissés de côté, car ils ne peuvent être servis cette semaine-là : ${names}.`,
    undo: 'Annuler',
    moved: (dish: string, place: number, all: number) => `${dish}, place ${place} de ${all}`,
    rules: 'Règles',
    broken: (count: number) => `${count} ${plural(count, 'enfreinte', 'enfreintes')}`,
    kept: (count: number) => `${count} ${plural(count, 'respectée', 'respectées')}`,
    mendSwap: (into: string, out: string) => `${into} à la place de : ${out}`,
    mendAdd: (into: string) => `${into} en plus`,
    mendOut: (out: string) => `Sans ce plat : ${out}`,
    mendsAll: '— toutes les règles sont alors respectées.',
    mendsBut: (count: number) =>
      `— ${count} ${plural(count, 'règle reste enfreinte', 'règles restent enfreintes')}.`,
    noMend: 'Aucun changement unique n’y remédie.',
    take: 'Le prendre',
    limits: ({ least, most }: Limits) =>
      least === most
        ? least === 0
          ? 'aucun'
          : `${least}`
        : most === Infinity
          ? `${least} ou plus`
          : least === 0
            ? `${most} au plus`
            : `${least} à ${most}`,
    costFound: (cents: number) => `${cents > 0 ? '+' : ''}${cents} ¢`,
    costLimits: (cents: number) => `${cents} ¢ au plus`,
    ruleNames: {
      recipes: 'Recettes',
      vegetarian: 'Végétariennes',
      vegan: 'dont véganes',
      premium: 'Premium',
      'one pan': 'Une poêle, un chaudron',
      oven: 'Au four',
      'food cost': 'Écart au coût moyen',
      beside: 'Aussi la semaine d’avant ou d’après',
      season: 'Hors saison',
      capacity: 'Kits que les cuisines peuvent faire',
    } as Readonly<Record<string, string>>,
    ruleOfCategory: (name: string) => name,
    ruleOfCuisine: (name: string) => `Une cuisine : ${name.toLowerCase()}`,
    ruleOfAllergen: (name: string) => `Sans ${name.toLowerCase()} ni supplément`,
    ruleOfDiet: { vegetarian: 'Végétarien, sans supplément', vegan: 'Végane, sans supplément' },
    meals: 'Prêts à manger',
    allServed: (count: number) => `${count}, tous au menu`,
    market: 'Marché',
    items: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
    find: {
      add: (category: string) => `Ajouter : ${category}`,
      swap: (dish: string) => `Échanger : ${dish}`,
      search: 'Chercher un plat',
      shown: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} de ${all}`),
      none: 'Aucun autre plat ne correspond.',
      breaks: (rules: string) => `enfreint : ${rules}`,
      fine: 'toutes les règles respectées',
      all: 'Toutes les catégories',
      close: 'Fermer',
      busy: 'Recherche…',
      failed: 'Les plats n’ont pas pu être lus.',
    },
    gone: (names: string) =>
      `${names} : plus offert. Le planificateur comblera la place, sauf choix d’un autre plat.`,
    theirs: (name: string | null) => `${name ?? 'Quelqu’un'} a modifié cette semaine entre-temps.`,
    theirsCame: (names: string) => `Ajouté : ${names}.`,
    theirsLeft: (names: string) => `Retiré : ${names}.`,
    theirsNote:
      'La semaine est affichée telle qu’elle est. La dernière modification faite ici n’est pas enregistrée.',
    ok: 'OK',
    publishes: (day: string) =>
      `Personne n’a encore de boîte cette semaine-là. Elle se publie d’elle-même le ${day}, telle qu’elle est ici.`,
    notNext: 'Les semaines d’avant se publient en premier.',
    boxes: (all: number, chosen: number) =>
      `${all} ${plural(all, 'boîte', 'boîtes')} cette semaine-là, dont ${chosen} avec un choix.`,
    nothing: 'Rien à publier.',
    whatChanges: (boxes: number) => `Ce qui change pour ${boxes} ${plural(boxes, 'boîte', 'boîtes')}.`,
    noneHolds: 'Aucune boîte ne contient un plat qui part.',
    leaving: (name: string, boxes: number) => `${name} : ${boxes}`,
    outcomes: {
      kept: (count: number) => `${count} restent telles quelles`,
      replaced: (count: number) => `${count} reçoivent un autre plat`,
      dropped: (count: number) => `${count} le perdent contre son prix`,
      asked: (count: number) => `${count} ont le choix`,
      warned: (count: number) => `${count} sont emballées : avis de ne pas le manger`,
      waiting: (count: number) => `${count} attendent une carte`,
    },
    letters: (households: number) =>
      `${households} ${plural(households, 'foyer est averti', 'foyers sont avertis')} par courriel.`,
    comes: (names: string) => `Nouveau : ${names}.`,
    checking: 'Compte des boîtes…',
    discard: 'Abandonner',
    letGo: 'Laisser au planificateur',
    publish: 'Publier',
    publishNow: 'Publier maintenant',
    publishAllTheSame: 'Publier quand même',
    brokenNow: (count: number) => `${count} ${plural(count, 'règle enfreinte', 'règles enfreintes')}`,
    donePublished: (week: string) => `La semaine du ${formatDay(week, 'fr')} est publiée.`,
    doneChanged: (boxes: number) =>
      boxes === 0
        ? 'Le menu est modifié.'
        : `Le menu est modifié, et ${boxes} ${plural(boxes, 'boîte', 'boîtes')} avec lui.`,
    readOnly: 'Les semaines peuvent être vues ici, pas planifiées.',
    over: 'Cette semaine est passée.',
  }),
})

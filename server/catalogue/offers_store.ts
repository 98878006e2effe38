// SQL of what menu weeks can be made of: of each dish and item only what rules and planning look at, in the versions that are for the
// weeks to come.

import type { PlannableDish } from '../../domain/catalogue/menu_rules.ts'
import type { RecipeAmount, Season } from '../../domain/catalogue/recipe.ts'
import type { Bilingual, MarketItem } from '../../domain/catalogue/types.ts'
import type { Db } from '../request/database/database.ts'
import { batchStatement, columnsOf } from '../request/database/statement.ts'

/** A dish as it is planned, with its name. */
export interface DishToPlan extends PlannableDish {
  name: Bilingual
}

interface VersionToOffer {
  id: string
  version: number
  /** The first menu week that it is for, a Monday; null for every one. */
  fromWeek: string | null
  withdrawn: boolean
  place: number
}

export interface DishOffer extends VersionToOffer {
  dish: DishToPlan
  recipe: {
    box: RecipeAmount[]
    surchargeCents: number
    weeklyCapacity: number
    only: 'freshprep' | 'cookit' | null
    season: Season | null
    /** Whether every text is there in both languages. */
    isWorded: boolean
  }
}

export interface ItemOffer extends VersionToOffer {
  item: Pick<MarketItem, 'id' | 'brand' | 'category' | 'weeklyStock'>
}

const offersDishes = batchStatement({
  name: 'offers_dishes',
  text: `select d.dish_id as id, d.version, d.from_week::text as "fromWeek", d.withdrawn, d.place,
      jsonb_build_object('id', d.dish_id, 'version', d.version, 'kind', d.kind, 'name', d.content -> 'name',
        'category', d.content -> 'category', 'cuisine', d.content -> 'cuisine', 'diets', d.content -> 'diets',
        'equipment', d.content -> 'equipment', 'allergens', d.content -> 'allergens', 'picture', d.content -> 'picture',
        'ingredients', coalesce((select jsonb_agg(jsonb_build_object('ingredientId', i -> 'ingredientId',
          'gramsFor2', i -> 'gramsFor2')) from jsonb_array_elements(d.content -> 'ingredients') i), '[]')) as dish,
      jsonb_build_object('box', d.recipe -> 'box', 'surchargeCents', d.recipe -> 'surchargeCents',
        'weeklyCapacity', d.recipe -> 'weeklyCapacity', 'only', d.recipe -> 'only', 'season', d.recipe -> 'season',
        'isWorded', not d.recipe @? (chr(36) || '.**.en ? (!(@ like_regex "\\\\S"))')::jsonpath
          and not d.recipe @? (chr(36) || '.**.fr ? (!(@ like_regex "\\\\S"))')::jsonpath) as recipe
    from dish_version d
    where d.recipe is not null and not exists (select from dish_version later where later.dish_id = d.dish_id
      and later.version > d.version and (later.from_week is null or later.from_week <= $week))`,
  row: columnsOf<DishOffer>({
    id: 'text',
    version: 'int',
    fromWeek: 'text?',
    withdrawn: 'bool',
    place: 'int',
    dish: 'json',
    recipe: 'json',
  }),
})

const offersItems = batchStatement({
  name: 'offers_items',
  text: `select m.item_id as id, m.version, m.from_week::text as "fromWeek", m.withdrawn, m.place,
      jsonb_build_object('id', m.item_id, 'brand', m.content -> 'brand', 'category', m.content -> 'category',
        'weeklyStock', m.content -> 'weeklyStock') as item
    from market_item m
    where not exists (select from market_item later where later.item_id = m.item_id
      and later.version > m.version and (later.from_week is null or later.from_week <= $week))`,
  row: columnsOf<ItemOffer>({
    id: 'text',
    version: 'int',
    fromWeek: 'text?',
    withdrawn: 'bool',
    place: 'int',
    item: 'json',
  }),
})

/** All versions that can be for a menu week from one on (a Monday), with those that are withdrawn, in no order. */
export async function readOffers(
  db: Db,
  week: string,
): Promise<{ dishes: readonly DishOffer[]; items: readonly ItemOffer[] }> {
  return { dishes: await offersDishes.all(db, { week }), items: await offersItems.all(db, { week }) }
}

import * as z from 'zod/mini'
import { get } from './call.ts'
import { block, slug } from './content.ts'
import { nothing } from './fields.ts'
import { picture } from './views.ts'

/** A rendered page: in the language of the request, with its facts. */
const shownPage = z.object({
  slug,
  /** Of the content, not of the facts in it. */
  version: z.int(),
  title: z.string(),
  description: z.string(),
  /** The dish shown when the page is shared. */
  picture,
  blocks: z.array(block),
})

const shownBanner = z.object({
  heading: z.string(),
  text: z.string(),
  /** `to`: id of a page in contract/paths.ts, with parameters and an anchor where needed. */
  action: z.nullable(z.object({ words: z.string(), to: z.string() })),
  picture,
})

const bannerOf = (summary: string) =>
  get({ summary, who: 'anyone', input: nothing, output: shownBanner, errors: ['not_found'] })

export const pages = {
  show: get({
    summary: 'One editorial page by its name, in blocks.',
    who: 'anyone',
    input: z.object({ slug }),
    output: shownPage,
    errors: ['not_found'],
  }),
  impact: get({
    summary: 'The impact page, and what is measured of the menu people can order from.',
    who: 'anyone',
    input: nothing,
    output: z.extend(shownPage, {
      measured: z.object({
        recipes: z.int(),
        vegetarian: z.int(),
        vegan: z.int(),
        /** Ingredients in the box of a recipe, on average over the week; null without a menu. */
        ingredientsPerRecipe: z.nullable(z.int()),
        communities: z.int(),
        /** A recipe of the week with its weights: the ingredients of a box for two. Null without a menu. */
        weighed: z.nullable(
          z.object({
            id: z.string(),
            name: z.string(),
            picture,
            ingredients: z.array(
              z.object({ name: z.string(), grams: z.number(), measure: z.nullable(z.string()) }),
            ),
          }),
        ),
      }),
    }),
    errors: ['not_found'],
  }),
  freshprep_sign_in_banner: bannerOf('What stands beside the western brand’s sign-in.'),
  cookit_sign_in_banner: bannerOf('What stands beside the eastern brand’s sign-in.'),
  freshprep_password_reset_banner: bannerOf('What stands beside the western brand’s password reset.'),
  cookit_password_reset_banner: bannerOf('What stands beside the eastern brand’s password reset.'),
} as const

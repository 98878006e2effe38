import type { RootData } from '../root_data.ts'

/** Whether a page's footer has the newsletter: for visitors, where its flag is on. Clients have none there. */
export const showsNewsletter = (root: RootData | undefined): root is RootData =>
  root?.session.flippers.show_fp_newsletter === true && root.session.client === null

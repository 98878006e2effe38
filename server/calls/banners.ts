import { hasFlagOn } from '../flags/flags.ts'
import { cartBanner } from '../value/points/cart_banner.ts'
import { type Calls, clientOf } from './handler.ts'

export const banners: Calls<'banners'> = {
  get_cart_loyalty_banner: async (services, request) => ({
    banner: (await hasFlagOn(services, request, 'show_comarch_loyalty'))
      ? await cartBanner(services, clientOf(request))
      : null,
  }),
}

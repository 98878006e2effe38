import { cartBanner } from '../payments/points/cart_banner.ts'
import { programTime } from '../request/program_time.ts'
import { type Calls, signedIn } from './handler.ts'

export const banners: Calls<'banners'> = {
  get_cart_loyalty_banner: async (services, request) => ({
    banner: await cartBanner(services, {
      clientId: signedIn(request),
      brand: request.brand,
      now: programTime(request),
    }),
  }),
}

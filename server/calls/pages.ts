import type { BrandId } from '../../domain/brands.ts'
import { showImpact } from '../content/impact.ts'
import { showBanner } from '../content/show_banner.ts'
import { showPage } from '../content/show_page.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest, Calls } from './handler.ts'

/** A banner belongs to the brand that the call names, whatever the host of the request. */
const bannerOf = (brand: BrandId, slug: string) => (services: Services, request: CallRequest) =>
  showBanner(services, { ...request, brand }, slug)

export const pages: Calls<'pages'> = {
  show: (services, request, { slug }) => showPage(services, request, slug),
  impact: (services, request) => showImpact(services, request),
  freshprep_sign_in_banner: bannerOf('freshprep', 'sign-in'),
  cookit_sign_in_banner: bannerOf('cookit', 'sign-in'),
  freshprep_password_reset_banner: bannerOf('freshprep', 'password-reset'),
  cookit_password_reset_banner: bannerOf('cookit', 'password-reset'),
}

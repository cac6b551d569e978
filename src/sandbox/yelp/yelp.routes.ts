import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { createVendorRoutes, type VendorWorld } from '../vendors/vendor-route.ts'
import { mountConsent, mountTokens } from './oauth.routes.ts'
import { mountPartner } from './partner.routes.ts'
import { mountPlaces } from './places.routes.ts'
import { YELP_REFUSALS } from './yelp-faults.ts'

/** Yelp's two worlds behind one address: Places, for anybody with a key, and the partners'. */
export function mountYelp(app: HttpApp, world: VendorWorld): void {
  const route = createVendorRoutes(app, world, 'yelp', YELP_REFUSALS)
  mountConsent(app, world)
  mountTokens(route, world)
  mountPlaces(route, world)
  mountPartner(route, world)
}

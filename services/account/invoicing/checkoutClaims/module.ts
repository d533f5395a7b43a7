import { defineModule } from '../../module.ts'
import { checkoutClaimRoutes, checkoutUploadRoutes } from './routes.ts'

/** Proofs of transfers and slips of withheld tax that whoever holds a payment link of an invoice sends. */
export const checkoutClaimsModule = defineModule({
  name: 'checkoutClaims',
  routes: [checkoutClaimRoutes, checkoutUploadRoutes],
})

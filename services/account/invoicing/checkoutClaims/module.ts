import { defineModule } from '../../module.ts'
import { checkoutClaimRoutes, checkoutUploadRoutes } from './routes.ts'

/** Proofs of transfers and withholding slips sent by the holder of an invoice's payment link. */
export const checkoutClaimsModule = defineModule({
  name: 'checkoutClaims',
  routes: [checkoutClaimRoutes, checkoutUploadRoutes],
})

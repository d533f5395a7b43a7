import { defineModule } from '../module.ts'
import { approvalProofRoutes } from './routes.ts'

export const approvalProofsModule = defineModule({
  name: 'approvalProofs',
  routes: [approvalProofRoutes],
})

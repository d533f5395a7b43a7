import { defineModule } from '../module.ts'
import { approvalPolicyRoutes } from './routes.ts'

export const approvalPoliciesModule = defineModule({
  name: 'approvalPolicies',
  routes: [approvalPolicyRoutes],
})

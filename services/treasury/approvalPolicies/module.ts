import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { approvalPolicyRoutes } from './routes.ts'

export const approvalPoliciesModule = defineModule({
  name: 'approvalPolicies',
  records: {
    APPROVAL_POLICY: {
      description: 'An approval policy for payments.',
      actions: ['CREATED', 'UPDATED', 'DELETED'],
    },
  },
  areas: { AP: 'Approval policies' },
  errors: codes,
  feed: {
    'approval-policy.changed': {},
  },
  routes: [approvalPolicyRoutes],
})

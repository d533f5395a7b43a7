import { defineModule } from '../module.ts'
import { approvalRoutes } from './routes.ts'

export const approvalsModule = defineModule({
  name: 'approvals',
  routes: [approvalRoutes],
})

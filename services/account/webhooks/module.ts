import { ADMINISTRATORS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { deliveryExport } from './exports.ts'
import { deliveryJob } from './job.ts'
import { webhookRoutes } from './routes.ts'
import { webhookWorker } from './worker.ts'

export const webhooksModule = defineModule({
  name: 'webhooks',
  records: {
    WEBHOOK: { description: 'A webhook.', actions: ['CREATED', 'UPDATED', 'DELETED', 'RESENT', 'FAILED'] },
  },
  permissions: {
    'account.webhooks.manage': ADMINISTRATORS,
  },
  areas: { WH: 'Webhooks' },
  errors: codes,
  exports: { WEBHOOK_DELIVERIES: deliveryExport },
  jobs: [deliveryJob],
  work: [webhookWorker],
  routes: [webhookRoutes],
})

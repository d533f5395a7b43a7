import { on } from '../../../kit/inTransaction.ts'
import { defineModule } from '../../module.ts'
import { deactivated, emitCustomerPageChanged } from '../customers/public.ts'
import { owedChanged } from '../invoices/public.ts'
import { codes } from './errors.ts'
import { customerLinkJob } from './job.ts'
import { sendRequestedLinks } from './links.ts'
import { portalReadRoutes, portalSessionRoutes } from './routes.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import { customerUserRoutes } from './userRoutes.ts'
import { endAccessTo } from './users.ts'

export const customerPortalModule = defineModule({
  name: 'customerPortal',
  errors: codes,
  feed: { 'customer-session.ended': {} },
  jobs: [customerLinkJob],
  work: [
    ({ account, jobs }) =>
      jobs.work(customerLinkJob, request => sendRequestedLinks(account, request), { concurrency: 2 }),
  ],
  on: [
    on(deactivated, (tx, { id }) => endAccessTo(tx, id)),
    on(owedChanged, async (tx, { invoice }) => emitCustomerPageChanged(tx, invoice.customerId)),
  ],
  routes: [portalSessionRoutes, portalReadRoutes, customerUserRoutes, uploadRoutes],
})

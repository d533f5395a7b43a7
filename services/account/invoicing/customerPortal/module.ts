import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { customerLinkJob } from './job.ts'
import { sendRequestedLinks } from './links.ts'
import { portalReadRoutes, portalSessionRoutes } from './routes.ts'
import { customerUserRoutes } from './userRoutes.ts'

export const customerPortalModule = defineModule({
  name: 'customerPortal',
  errors: codes,
  feed: { 'customer-session.ended': {} },
  jobs: [customerLinkJob],
  work: [
    ({ account, jobs }) =>
      jobs.work(customerLinkJob, request => sendRequestedLinks(account, request), { concurrency: 2 }),
  ],
  routes: [portalSessionRoutes, portalReadRoutes, customerUserRoutes],
})

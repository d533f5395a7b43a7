import { defineModule } from '../module.ts'
import { mailJob } from './job.ts'
import { mailboxRoutes } from './routes.ts'

export const mailModule = defineModule({
  name: 'mail',
  jobs: [mailJob],
  routes: [(app, { mailbox, ...context }) => mailboxRoutes(app, { ...context, open: mailbox })],
})

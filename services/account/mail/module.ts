import { defineModule } from '../module.ts'
import { mailJob } from './job.ts'
import { openPost } from './post.ts'
import { mailboxRoutes } from './routes.ts'

export const mailModule = defineModule({
  name: 'mail',
  jobs: [mailJob],
  work: [openPost],
  routes: [(app, { mailbox, ...context }) => mailboxRoutes(app, { ...context, open: mailbox })],
})

import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { resetJob } from './job.ts'
import { sendResetLink } from './requestReset.ts'
import { passwordResetRoutes } from './routes.ts'

export const passwordResetModule = defineModule({
  name: 'passwordReset',
  errors: codes,
  silent,
  jobs: [resetJob],
  work: [({ account, jobs }) => jobs.work(resetJob, request => sendResetLink(account, request), { concurrency: 2 })],
  routes: [passwordResetRoutes],
})

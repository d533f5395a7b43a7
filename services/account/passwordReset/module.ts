import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { resetJob } from './job.ts'
import { passwordResetRoutes } from './routes.ts'

export const passwordResetModule = defineModule({
  name: 'passwordReset',
  errors: codes,
  silent,
  jobs: [resetJob],
  routes: [passwordResetRoutes],
})

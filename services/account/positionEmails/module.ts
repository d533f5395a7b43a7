import { defineModule } from '../module.ts'
import { positionEmailJob } from './job.ts'
import { positionEmailRoutes } from './routes.ts'
import { positionEmailWorkers } from './worker.ts'

export const positionEmailsModule = defineModule({
  name: 'positionEmails',
  jobs: [positionEmailJob],
  work: [positionEmailWorkers],
  routes: [positionEmailRoutes],
})

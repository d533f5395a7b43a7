import { defineModule } from '../module.ts'
import { recordImportJobs } from './jobs.ts'
import { recordImportRoutes } from './routes.ts'
import { recordImportWorkers } from './workers.ts'

export const recordImportsModule = defineModule({
  name: 'recordImports',
  jobs: [recordImportJobs.giveUp, recordImportJobs.work],
  work: [recordImportWorkers],
  routes: [recordImportRoutes],
})

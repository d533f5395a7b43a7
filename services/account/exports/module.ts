import { exportGivenUp, exportJob } from '../../kit/exports/jobs.ts'
import { EVERY_ROLE } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { finishedExportJob } from './job.ts'
import { exportsOfAccount } from './routes.ts'
import { exportWorkers } from './worker.ts'

export const exportsModule = defineModule({
  name: 'exports',
  permissions: { 'exports.create': EVERY_ROLE },
  areas: { EX: 'Exports' },
  errors: codes,
  feed: { 'export.changed': {}, 'export.progress': {}, 'export.finished': {} },
  jobs: [exportGivenUp, exportJob, finishedExportJob],
  work: [exportWorkers],
  routes: [exportsOfAccount],
})

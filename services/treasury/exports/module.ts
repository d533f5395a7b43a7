import { exportGivenUp, exportJob } from '../../kit/exports/jobs.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { exportsOfTreasury } from './routes.ts'
import { exportWorkers } from './workers.ts'

export const exportsModule = defineModule({
  name: 'exports',
  records: {
    EXPORT: { description: 'An export of a list to a file.', actions: ['EXPORTED', 'FAILED', 'CANCELLED'] },
  },
  areas: { EX: 'Exports' },
  errors: codes,
  feed: { 'export.changed': {}, 'export.progress': {}, 'export.finished': {} },
  jobs: [exportGivenUp, exportJob],
  work: [exportWorkers],
  routes: [exportsOfTreasury],
})

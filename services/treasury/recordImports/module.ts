import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { recordImportJobs } from '../../kit/recordImports/jobs.ts'
import { recordImportRoutes } from '../../kit/recordImports/routes.ts'
import { recordImportWorkers } from '../../kit/recordImports/workers.ts'

export const recordImportsModule = defineModule({
  name: 'recordImports',
  records: {
    RECORD_IMPORT: {
      description: 'A bulk import of counterparties, expected transactions, bills, payments or transfers.',
      actions: ['UPDATED', 'IMPORTED', 'FAILED'],
    },
  },
  areas: { RI: 'Imports of counterparties, expected transactions, bills, payments and transfers' },
  errors: codes,
  feed: {
    'record-import.changed': {
      webhook: {
        key: 'RECORD_IMPORT_CHANGED',
        name: 'record_import.changed',
        description:
          'an import of counterparties, expected transactions, bills, payments or transfers reached another status.',
      },
    },
    'record-import.progress': {},
  },
  jobs: [recordImportJobs.giveUp, recordImportJobs.work],
  work: [recordImportWorkers],
  routes: [recordImportRoutes],
})

import { recordImportJobs } from '../../kit/recordImports/jobs.ts'
import { recordImportRoutes } from '../../kit/recordImports/routes.ts'
import { recordImportWorkers } from '../../kit/recordImports/workers.ts'
import type { WorkerContext } from '../account.ts'
import { defineModule, type AccountRouteContext } from '../module.ts'
import { codes } from './errors.ts'
import type { Server } from '../../kit/http/server.ts'

/** Record imports of this service; their activity is described by treasury's module of the same name. */
export const recordImportsModule = defineModule({
  name: 'recordImports',
  areas: { RI: 'Imports of customers, products and open invoices' },
  errors: codes,
  feed: { 'record-import.changed': {}, 'record-import.progress': {} },
  jobs: [recordImportJobs.giveUp, recordImportJobs.work],
  work: [({ account: { database }, ...context }: WorkerContext) => recordImportWorkers({ ...context, database })],
  routes: [
    (app: Server, { account: { jobs }, ...context }: AccountRouteContext) =>
      recordImportRoutes(app, { ...context, jobs }),
  ],
})

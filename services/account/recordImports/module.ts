import { recordImportJobs } from '../../kit/recordImports/jobs.ts'
import { recordImportRoutes } from '../../kit/recordImports/routes.ts'
import { recordImportWorkers } from '../../kit/recordImports/workers.ts'
import type { WorkerContext } from '../account.ts'
import { defineModule, type AccountRouteContext } from '../module.ts'
import { codes } from './errors.ts'
import type { Server } from '../../kit/http/server.ts'

/** Imports of records that this service keeps; what happens to one is told as treasury's module of the name says. */
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

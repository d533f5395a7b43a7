import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import { takeImports } from '../imports/jobs.ts'
import type { Jobs } from '../jobs.ts'
import { recordImportJobs } from './jobs.ts'
import type { ImportKinds } from './kinds.ts'
import { failImport, runImport } from './runImport.ts'

type Context = { jobs: Pick<Jobs, 'work'>; database: Database; files: Files; importKinds: ImportKinds }

/** Works on bulk imports of records. */
export const recordImportWorkers = (context: Context): Promise<void> =>
  takeImports(context.jobs, recordImportJobs, {
    work: job => runImport(context, job),
    giveUp: job => failImport(context, job),
  })

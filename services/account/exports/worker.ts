import { takeExports } from '../../kit/exports/runExport.ts'
import type { WorkerContext } from '../account.ts'
import { peerOf } from '../protectedActions/public.ts'
import { finishedExportJob } from './job.ts'
import { mailFinishedExport } from './mailExport.ts'
import { zoneOf } from './zone.ts'

/** Works on exports of this service's lists, and emails the requesters of both services' exports. */
export async function exportWorkers({ account, files, jobs, exports, treasury }: WorkerContext): Promise<void> {
  const peer = treasury && peerOf(treasury)
  await jobs.work(finishedExportJob, finished => mailFinishedExport(account, peer, finished))
  await takeExports({ database: account.database, files, jobs, exports, zoneOf })
}

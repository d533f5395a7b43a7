// The jobs that jobs.test.ts queues, and a worker process for them: node tests/kit/processes/jobs.ts URL
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDatabase } from '../../../services/kit/database/database.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { stopOnSignal } from '../../../services/kit/http/serve.ts'
import { defineJob, openJobs } from '../../../services/kit/jobs.ts'
import { busyFor } from '../../support/until.ts'

/** Inserts a row each time it runs; works for `ms`, hangs the first `hangs` times, and fails as often as requested. */
export const noteJob = defineJob(
  'note',
  z.object({
    organizationId: z.uuid(),
    id: z.uuid(),
    ms: z.int().default(0),
    hangs: z.int().default(0),
    failures: z.int().default(0),
  }),
  { retryLimit: 3, retryDelay: 0, heartbeatSeconds: 10 },
)

if (process.argv[1] === import.meta.filename) {
  const url = process.argv[2] ?? ''
  const log = openLog('worker', { LOG_LEVEL: 'silent' })
  const database = openDatabase({ url, service: 'treasury', modules: [] })
  const jobs = await openJobs({ url, service: 'treasury', work: true, log })
  await jobs.work(noteJob, async ({ organizationId, id, ms, hangs, failures }, { retryCount }) => {
    await database.inOrganization(organizationId, null, tx =>
      tx.execute(sql`insert into noted (organization_id, id, pid) values (${organizationId}, ${id}, ${process.pid})`),
    )
    console.log(`began ${id}`)
    await busyFor(retryCount < hangs ? 120_000 : ms)
    if (retryCount < failures) throw new Error('not this time')
  })
  stopOnSignal(log, [jobs.close, database.close])
  console.log('ready')
}

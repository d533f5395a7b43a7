import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openJobs } from '../../services/kit/jobs.ts'

const url = process.argv[2]!
const pool = new pg.Pool({ connectionString: url, options: '-c role=treasury_jobs', max: 1 })
const jobs = await openJobs(url, 'treasury_jobs', { work: true })
await jobs.work<{ id: string; ms?: number }>('pay', async ({ id, ms = 0 }) => {
  await pool.query('insert into job_run (id, pid) values ($1, $2)', [id, process.pid])
  console.log('begin', id)
  await sleep(ms)
})
console.log('ready')
process.once('SIGTERM', async () => {
  await jobs.close()
  await pool.end()
  process.exit(0)
})

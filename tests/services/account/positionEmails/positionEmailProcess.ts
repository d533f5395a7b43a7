// A worker's cash position email in a separate process, so that a test can kill it: configured with treasury, the database, and the time.
import { openAccountOn } from '../../../../services/account/open.ts'
import { accountModules } from '../../../../services/account/modules.ts'
import { mailPosition } from '../../../../services/account/positionEmails/mailPosition.ts'
import { queueDue } from '../../../../services/account/positionEmails/worker.ts'
import { DEFAULT_RULES } from '../../../../services/account/account.ts'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../services/kit/database/database.ts'
import { openLog } from '../../../../services/kit/http/log.ts'
import { openJobs } from '../../../../services/kit/jobs.ts'

const [url, now, origin, personId, step] = process.argv.slice(2)
if (url === undefined || now === undefined || origin === undefined || personId === undefined)
  throw new Error('whose database, when, which treasury, and whose email?')
const database = openDatabase({ url, service: 'account', modules: accountModules, max: 2, clock: stoppedClock(now) })
const jobs = await openJobs({ url, service: 'account', work: false, log: openLog('test', { LOG_LEVEL: 'silent' }) })
const account = await openAccountOn(database, {
  key: Buffer.alloc(32, 7),
  publicOrigin: 'http://localhost:4000',
  jobs,
  rules: DEFAULT_RULES,
})
if (step === 'queue') await queueDue(account)
else await mailPosition(account, { origin, token: async () => 'ours' }, { personId, day: now.slice(0, 10) })
await jobs.close()
await database.close()

// A worker's calendar in a separate process, so that a test can kill it: configured with the database and the time.
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../services/kit/database/database.ts'
import { openLog } from '../../../../services/kit/http/log.ts'
import { advanceDeposits } from '../../../../services/treasury/deposits/worker.ts'
import { treasuryModules } from '../../../../services/treasury/modules.ts'

const [url, now] = process.argv.slice(2)
if (url === undefined || now === undefined) throw new Error('whose database, and when?')
const clock = stoppedClock(now)
const database = openDatabase({ url, service: 'treasury', modules: treasuryModules, max: 2, clock })
await advanceDeposits({ database, clock, log: openLog('worker', { LOG_LEVEL: 'silent' }) })
await database.close()

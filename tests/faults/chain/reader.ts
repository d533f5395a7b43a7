// One of the two readers of the chain from invoice to bank line, in a separate process that dies where its parent says, as the kernel would
// kill it: no handler runs, nothing is flushed.
import { followReceipts } from '../../../services/account/invoicing/receivables/follow.ts'
import { accountModules } from '../../../services/account/modules.ts'
import { type Database, openDatabase } from '../../../services/kit/database/database.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { treasuryModules } from '../../../services/treasury/modules.ts'
import { followInvoices } from '../../../services/treasury/receivables/follow.ts'
import { mortal } from '../campaign/crashes.ts'
import type { ReaderDeath, ReaderOf } from './readers.ts'

const given: ReaderOf & { death: ReaderDeath | null } = JSON.parse(process.argv[2] ?? '{}')
const { reader, url, origin, secret, death } = given

let passed = 0
function come(at: ReaderDeath['at']) {
  if (death?.at === at && ++passed === death.pass) process.kill(process.pid, 'SIGKILL')
}

const opened = openDatabase({
  url,
  service: reader,
  modules: reader === 'account' ? accountModules : treasuryModules,
  max: 6,
})
const whole = mortal(opened, { come: at => (at === 'BEFORE_COMMIT' || at === 'AFTER_COMMIT' ? come(at) : undefined) })
const database: Database = {
  ...whole,
  // As the system, these readers only read and store their position.
  async asSystem(use, options) {
    come('BEFORE_PLACE')
    const value = await opened.asSystem(use, options)
    come('AFTER_PLACE')
    return value
  },
}

const log = openLog('reader', { LOG_LEVEL: process.env.TEST_LOG ?? 'silent' })
const identity = openServiceIdentity(secret, reader === 'account' ? 'account' : 'treasury-worker')
const follower =
  reader === 'account'
    ? followReceipts({
        account: { database },
        treasury: { origin, token: () => identity.tokenFor('treasury') },
        log,
      })
    : followInvoices({
        database,
        account: { origin, token: () => identity.tokenFor('account') },
        log,
      })
process.on('disconnect', () => void follower.close().then(() => process.exit(0)))

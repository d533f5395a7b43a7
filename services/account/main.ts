// The account API: users, their permissions, and the tokens that state them.
import { openPlacer } from '../kit/activity/chain.ts'
import { openFiles } from '../kit/files/files.ts'
import { openDiskStore } from '../kit/files/store.ts'
import { openLog } from '../kit/http/log.ts'
import { serve } from '../kit/http/serve.ts'
import { openJobs } from '../kit/jobs.ts'
import { openFeed } from '../kit/outbox/feed.ts'
import { openUpkeep } from '../kit/upkeep.ts'
import { readConfig } from './config.ts'
import { makeDemo } from './demo.ts'
import { codes as fileCodes } from './files/errors.ts'
import { openAccount } from './open.ts'
import { accountServer } from './server.ts'
import { openIdentityUpkeep } from './upkeep.ts'
import { accountWorkers } from './workers.ts'

const config = readConfig(process.env)
const log = openLog('account', process.env)
const jobs = await openJobs({ url: config.databaseUrl, service: 'account', work: true, log })
const account = await openAccount(config, { env: process.env, jobs })
const { database } = account
if (config.demo) await makeDemo(account)
const files = openFiles({ database, store: openDiskStore(config.filesDirectory), errors: fileCodes })
const feed = await openFeed(database)
const placer = openPlacer(database, log)
const upkeep = openUpkeep({ database, feed, files, log })
const { treasuryUrl: url, serviceSecret } = config
const treasury = url === undefined ? undefined : { url, serviceSecret }
const workers = await accountWorkers({ account, files, jobs, log, mail: config.mail, feed, treasury })
const identityUpkeep = openIdentityUpkeep({ database, files, log })
const app = await accountServer({
  account,
  files,
  serviceSecret,
  log,
  feed,
  mailbox: config.mail.kind === 'mailbox',
  treasury,
})
const closers = [
  workers.close,
  identityUpkeep.close,
  upkeep.close,
  placer.close,
  feed.close,
  jobs.close,
  workers.release,
  database.close,
]
await serve(app, { port: config.port, log, closers })

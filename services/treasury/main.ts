// The treasury API. Long work runs in worker.ts, so that a large import delays no request.
import { openPlacer } from '../kit/activity/chain.ts'
import { serve } from '../kit/http/serve.ts'
import { openFeed } from '../kit/outbox/feed.ts'
import { remoteKeys } from '../kit/tokens.ts'
import { openUpkeep } from '../kit/upkeep.ts'
import { readConfig } from './config.ts'
import { openTreasury } from './open.ts'
import { treasuryServer } from './server.ts'

const config = readConfig(process.env)
const { context, closers } = await openTreasury(config, { name: 'treasury', work: false, environment: process.env })
const { database, files, jobs, log } = context
const feed = await openFeed(database)
const placer = openPlacer(database, log)
const upkeep = openUpkeep({ database, feed, files, log })
const app = await treasuryServer({
  ...context,
  feed,
  keys: remoteKeys(`${config.accountUrl}/v1/keys`),
  serviceSecret: config.serviceSecret,
})
await serve(app, { port: config.port, log, closers: [upkeep.close, placer.close, feed.close, jobs.close, ...closers] })

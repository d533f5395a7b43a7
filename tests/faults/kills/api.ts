// services/treasury/main.ts with a configurable point of death.
import { openPlacer } from '../../../services/kit/activity/chain.ts'
import { serve } from '../../../services/kit/http/serve.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import { remoteKeys } from '../../../services/kit/tokens.ts'
import { readConfig } from '../../../services/treasury/config.ts'
import { openTreasury } from '../../../services/treasury/open.ts'
import { treasuryServer } from '../../../services/treasury/server.ts'
import { mortalContext } from './mortalProcess.ts'

const config = readConfig(process.env)
const { context, closers } = await openTreasury(config, { name: 'treasury', work: false, environment: process.env })
const { database, log } = context
const feed = await openFeed(database)
const placer = openPlacer(database, log)
const app = await treasuryServer({
  ...mortalContext(context),
  feed,
  keys: remoteKeys(`${config.accountUrl}/v1/keys`),
  serviceSecret: config.serviceSecret,
})
await serve(app, { port: config.port, log, closers: [placer.close, feed.close, context.jobs.close, ...closers] })

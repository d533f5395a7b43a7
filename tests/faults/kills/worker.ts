// services/treasury/worker.ts with a configurable point of death.
import { serve } from '../../../services/kit/http/serve.ts'
import { createServer } from '../../../services/kit/http/server.ts'
import { readConfig } from '../../../services/treasury/config.ts'
import { openTreasury } from '../../../services/treasury/open.ts'
import { treasuryWorkers } from '../../../services/treasury/workers.ts'
import { mortalContext } from './mortalProcess.ts'

const config = readConfig(process.env)
const name = 'treasury-worker'
const { context, account, closers } = await openTreasury(config, { name, work: true, environment: process.env })
const { database, log } = context
const workers = await treasuryWorkers(mortalContext(context), account)
const app = await createServer({ title: name, ready: database.ready, log })
await serve(app, { port: config.port, log, closers: [workers.close, context.jobs.close, workers.release, ...closers] })

// Treasury's long work in its own process: imports, runs, and the projection of the account service's records.
import { createServer } from '../kit/http/server.ts'
import { serve } from '../kit/http/serve.ts'
import { stepBehind } from '../kit/priority.ts'
import { readConfig } from './config.ts'
import { openTreasury } from './open.ts'
import { treasuryWorkers } from './workers.ts'

stepBehind()

const config = readConfig(process.env)
const name = 'treasury-worker'
const { context, account, closers } = await openTreasury(config, { name, work: true, environment: process.env })
const { database, jobs, log } = context
const workers = await treasuryWorkers(context, account)
const app = await createServer({ title: name, ready: database.ready, log })
await serve(app, { port: config.port, log, closers: [workers.close, jobs.close, workers.release, ...closers] })

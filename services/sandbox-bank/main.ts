// The process of the sandbox bank. Never in production: it creates money.
import { clockOf } from '../kit/clock.ts'
import { openLog } from '../kit/http/log.ts'
import { serve } from '../kit/http/serve.ts'
import { readConfig } from './config.ts'
import { sandboxBankServer } from './server.ts'

if (process.env.ARUS_MODE === 'production') throw new Error('the sandbox bank does not run in production')
const { port, ...config } = readConfig(process.env)
const log = openLog('sandbox-bank', process.env)
const { app } = await sandboxBankServer({ ...config, clock: clockOf(process.env), log })
await serve(app, { port, log, closers: [] })

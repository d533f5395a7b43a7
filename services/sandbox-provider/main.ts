// The process of the sandbox payment providers. Never in production: it creates money.
import { clockOf } from '../kit/clock.ts'
import { openLog } from '../kit/http/log.ts'
import { serve } from '../kit/http/serve.ts'
import { readConfig } from './config.ts'
import { sandboxProviderServer } from './server.ts'

if (process.env.ARUS_MODE === 'production')
  throw new Error('the sandbox of payment providers does not run in production')
const { port, ...config } = readConfig(process.env)
const log = openLog('sandbox-provider', process.env)
const { app } = await sandboxProviderServer({ ...config, clock: clockOf(process.env), log })
await serve(app, { port, log, closers: [] })

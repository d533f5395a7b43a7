// Entry point: reads the configuration, starts the server, handles signals.
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { openAuth } from './auth/openAuth.ts'
import { openServer } from './server.ts'

const config = readConfig(process.env)
const server = await openServer(config, { openAuth: (upstreams, tokens) => openAuth(config, upstreams, tokens) })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await Promise.race([server.close(), sleep(25_000, undefined, { ref: false })])
  process.exit(0)
}
// graphql-js doesn't await a list's other items when one throws synchronously; their rejections are reported with it.
process.on('unhandledRejection', error => server.log.error({ err: error }, 'A failure that nobody waited for'))
// `disconnect`: the parent process is gone.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void stop())

await server.listen({ port: config.port, host: config.host })

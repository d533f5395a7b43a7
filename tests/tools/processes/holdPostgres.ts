// Starts Postgres and holds it until stopped: node tests/tools/processes/holdPostgres.ts DIRECTORY
import { startPostgres } from '../../../tools/postgres.ts'

const began = performance.now()
const cluster = await startPostgres({ directory: process.argv[2] ?? '' })
console.log(`READY ${cluster.url('postgres')} ${cluster.pid} ${Math.round(performance.now() - began)}`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)))

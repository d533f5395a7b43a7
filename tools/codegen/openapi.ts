// Writes a service's contract from its routes: `node tools/codegen/openapi.ts account|treasury`. No database is needed.
import { writeFileSync } from 'node:fs'
import type { Server } from '../../services/kit/http/server.ts'

const describe: Record<string, () => Promise<Server>> = {
  account: async () => (await import('../../services/account/describe.ts')).describeAccount(),
  treasury: async () => (await import('../../services/treasury/describe.ts')).describeTreasury(),
}

for (const service of process.argv.slice(2)) {
  const open = describe[service]
  if (!open) throw new Error(`there is no service ${service}`)
  const app = await open()
  await app.ready()
  writeFileSync(`services/${service}/openapi.json`, `${JSON.stringify(app.swagger(), null, 2)}\n`)
  await app.close()
}

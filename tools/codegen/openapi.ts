// Writes a service's contract from its routes, without a database: `node tools/codegen/openapi.ts account|treasury`.
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Server } from '../../services/kit/http/server.ts'

const describe: Record<string, () => Promise<Server>> = {
  account: async () => (await import('../../services/account/describe.ts')).describeAccount(),
  treasury: async () => (await import('../../services/treasury/describe.ts')).describeTreasury(),
}

const contract = z.looseObject({
  paths: z.record(z.string(), z.unknown()),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

/** In alphabetical order: the order of the modules is irrelevant to readers of the contract. */
const byName = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))

for (const service of process.argv.slice(2)) {
  const open = describe[service]
  if (!open) throw new Error(`there is no service ${service}`)
  const app = await open()
  await app.ready()
  const { paths, components, ...rest } = contract.parse(app.swagger())
  const ordered = { ...rest, components: { ...components, schemas: byName(components.schemas) }, paths: byName(paths) }
  writeFileSync(`services/${service}/openapi.json`, `${JSON.stringify(ordered, null, 2)}\n`)
  await app.close()
}

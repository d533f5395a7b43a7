// `npm run verify-log`: recomputes the activity log of every organization in both services, and names the first entry that does not hold.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { proveAllChains } from '../services/kit/activity/verify.ts'
import { openDatabase } from '../services/kit/database/database.ts'
import { openDatabases, startEmbedded } from './start/databases.ts'
import { readSettings, type Service, SERVICES, type Settings } from './start/settings.ts'

/** The port of the embedded Postgres while Arus runs. */
function portOfRunning({ dataDirectory }: Settings): number | undefined {
  const path = join(dataDirectory, 'postgres', 'data', 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const [pid, , , port] = readFileSync(path, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
    return Number(port)
  } catch {
    return undefined
  }
}

type Opened = { urls: Record<Service, string>; close: () => Promise<void> }

/** The databases of both services; the embedded Postgres is started when it does not run. */
async function open(settings: Settings): Promise<Opened> {
  const { account, treasury } = settings.databaseUrls
  const stays = async () => {}
  if (account !== undefined && treasury !== undefined) return { urls: { account, treasury }, close: stays }
  const port = portOfRunning(settings)
  if (port === undefined) {
    const cluster = await startEmbedded(settings)
    return { urls: await openDatabases(settings, cluster), close: cluster.stop }
  }
  const urlOf = (service: Service) => {
    const password = settings.secretFor(`password of ${service}`).toString('base64url')
    return settings.databaseUrls[service] ?? `postgres://${service}_login:${password}@127.0.0.1:${port}/${service}`
  }
  return { urls: { account: urlOf('account'), treasury: urlOf('treasury') }, close: stays }
}

/** Tells of each chain of a service; answers whether all of them hold. */
async function verify(service: Service, url: string): Promise<boolean> {
  const database = openDatabase({ url, service, modules: [], max: 1 })
  try {
    const proofs = await proveAllChains(database)
    for (const { organizationId, entries, broken } of proofs) {
      const entry = broken?.entryId ? `, ${broken.entryId} of ${broken.at}, was changed` : ' is missing'
      const found = broken === null ? `${entries} entries verified` : `BROKEN: entry ${broken.position}${entry}`
      console.log(`${service} ${organizationId}: ${found}`)
    }
    return proofs.every(({ broken }) => broken === null)
  } finally {
    await database.close()
  }
}

const { urls, close } = await open(readSettings(process.env, process.argv))
try {
  for (const service of SERVICES) if (!(await verify(service, urls[service]))) process.exitCode = 1
} finally {
  await close()
}

// The databases of an installation, for a separate command, whether the installation is running or not.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabases, startEmbedded } from './databases.ts'
import type { Service, Settings } from './settings.ts'

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

/** The database URLs of both services; starts the embedded Postgres when it is not running. */
export async function openUrls(settings: Settings): Promise<Opened> {
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

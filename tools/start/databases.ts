// A database for each service: in the Postgres that comes with `npm ci`, or as configured in the environment. Then migrations.
import { join } from 'node:path'
import { accountSchema } from '../../services/account/schema.ts'
import { bringUp, provision, type ServiceSchema, withAdmin } from '../../services/kit/database/provision.ts'
import { treasurySchema } from '../../services/treasury/schema.ts'
import { type Cluster, startPostgres } from '../postgres.ts'
import { elapsed, say } from './say.ts'
import type { Service, Settings } from './settings.ts'

const SCHEMAS: Record<Service, ServiceSchema> = { account: accountSchema, treasury: treasurySchema }

/** Whether any service has no configured database, so that we run Postgres. */
export const needsEmbedded = ({ databaseUrls }: Settings): boolean =>
  Object.values(databaseUrls).some(url => url === undefined)

/** The login URL of each service's database. */
export async function openDatabases(settings: Settings, cluster?: Cluster): Promise<Record<Service, string>> {
  const [account, treasury] = await Promise.all([
    openServiceDatabase('account', settings, cluster),
    openServiceDatabase('treasury', settings, cluster),
  ])
  return { account, treasury }
}

/** Postgres messages about clients rejected during shutdown and startup. */
const PASSING = /administrator command|shutting down|starting up|recovery mode|not yet accepting/

/** Starts the embedded Postgres: at any free port, or again at its own. */
export async function startEmbedded({ dataDirectory }: Settings, port?: number): Promise<Cluster> {
  const directory = join(dataDirectory, 'postgres')
  const cluster = await startPostgres({
    directory,
    ...(port !== undefined && { port }),
    log: line => {
      // Rejected statements are logged by the services themselves.
      if (/ (?:PANIC|FATAL|WARNING): /.test(line) && !PASSING.test(line)) say('postgres', line)
    },
  })
  say('postgres', `127.0.0.1:${cluster.port}, data in ${directory}, after ${elapsed()}`)
  return cluster
}

/** The login URL of a service's database, which is provisioned and migrated if we have the rights. */
export async function openServiceDatabase(service: Service, settings: Settings, cluster?: Cluster): Promise<string> {
  const given = settings.databaseUrls[service]
  const adminUrl = given ?? cluster?.url(service)
  if (adminUrl === undefined) throw new Error(`no database for ${service}`)
  if (given !== undefined && !(await mayProvision(given))) return given
  const password = settings.secretFor(`password of ${service}`).toString('base64url')
  const database = decodeURIComponent(new URL(adminUrl).pathname.slice(1))
  await provision(maintenanceUrl(adminUrl), service, password, database)
  const ran = await bringUp(adminUrl, SCHEMAS[service])
  if (ran.length > 0) say(service, `${ran.length} migrations ran, the last one ${ran.at(-1)}`)
  const login = new URL(adminUrl)
  login.username = `${service}_login`
  login.password = password
  return login.href
}

/** The service's own database may not exist yet; this one always does. */
function maintenanceUrl(url: string): string {
  const maintenance = new URL(url)
  maintenance.pathname = 'postgres'
  return maintenance.href
}

/** With an administrator's URL we create roles and migrate; with the login's own URL the operator has done so. */
function mayProvision(url: string): Promise<boolean> {
  return withAdmin(maintenanceUrl(url), async admin => {
    const { rows } = await admin.query<{ may: boolean }>(
      'select rolsuper or (rolcreaterole and rolcreatedb) as may from pg_roles where rolname = current_user',
    )
    return rows[0]?.may === true
  })
}

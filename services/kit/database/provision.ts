// A database administrator's one-time setup for a service: roles, an owner without login, a login that owns nothing; then migrations.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { installJobs, type JobDefinition } from '../jobs.ts'
import { migrate } from './migrate.ts'

/** A service's database: the directory of its migrations and tenancy.sql, and its job queues. */
export type ServiceSchema = {
  service: 'account' | 'treasury'
  directory: string
  jobs: readonly JobDefinition[]
}

/** Defaults of each session of the login. A transaction that needs longer sets `timeoutMs`. */
const SESSION_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '10s',
  transaction_timeout: '30s',
  lock_timeout: '5s',
}

export async function withAdmin<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A connection that ends between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Creates the service's roles and database. `adminUrl` names a database of a role that may create both. */
export async function provision(adminUrl: string, service: string, password: string, database = service) {
  await withAdmin(adminUrl, async admin => {
    const { rows } = await admin.query<{ rolname: string }>('select rolname from pg_roles')
    const existing = new Set(rows.map(row => row.rolname))
    const [owner, login] = [`${service}_owner`, `${service}_login`]
    const taken = [service, `${service}_system`, `${service}_feed`, `${service}_jobs`, `${service}_customer`]
    // Owns the narrow search functions: it may read what they search, and no login can assume it.
    const search = `${service}_search`
    for (const role of [owner, search, ...taken])
      if (!existing.has(role)) await admin.query(`create role ${role} nologin`)
    // `noinherit`: the login has no rights until it sets a role, so a forgotten wrapper fails with "permission denied".
    if (!existing.has(login)) await admin.query(`create role ${login} login noinherit`)
    await admin.query(`alter role ${login} password ${pg.escapeLiteral(password)}`)
    await admin.query(`grant ${taken.join(', ')} to ${login}`)
    await admin.query(`grant ${owner} to current_user`)
    await admin.query(`grant ${search} to ${owner}`)
    for (const [setting, value] of Object.entries(SESSION_SETTINGS))
      await admin.query(`alter role ${login} set ${setting} = '${value}'`)
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
    if (rowCount) return
    const name = pg.escapeIdentifier(database)
    await admin.query(`create database ${name} owner ${owner}`)
    // The other service's login must not connect, not even to see table names.
    await admin.query(`revoke connect on database ${name} from public`)
    await admin.query(`grant connect on database ${name} to ${login}`)
  })
}

/** Migrates a service's database as its owner: kit's migrations, the service's own, tenancy, queues. Returns what ran. */
export async function bringUp(url: string, { service, directory, jobs }: ServiceSchema): Promise<string[]> {
  const owned = new URL(url)
  owned.searchParams.set('options', `-c role=${service}_owner -c app.service=${service}`)
  const kit = join(import.meta.dirname, '..', 'migrations')
  const ran = await migrate(owned.href, [
    { name: 'kit', directory: kit },
    { name: service, directory: join(directory, 'migrations') },
  ])
  await withAdmin(owned.href, async admin => {
    for (const file of [join(import.meta.dirname, 'tenancy.sql'), join(directory, 'tenancy.sql')])
      if (existsSync(file)) await admin.query(readFileSync(file, 'utf8'))
  })
  await installJobs(owned.href, jobs, service)
  return ran
}

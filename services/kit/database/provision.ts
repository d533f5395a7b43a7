// What a database administrator does once: roles, an owner who cannot log in, a login who owns nothing.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { migrate } from './migrate.ts'

export async function withAdmin<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

export async function provision(
  url: (database: string) => string,
  service: string,
  password: string,
  database = service,
) {
  await withAdmin(url('postgres'), async admin => {
    const roles = new Set(
      (await admin.query<{ rolname: string }>('select rolname from pg_roles')).rows.map(row => row.rolname),
    )
    for (const role of [`${service}_owner`, service, `${service}_feed`, `${service}_jobs`])
      if (!roles.has(role)) await admin.query(`create role ${role} nologin`)
    if (!roles.has(`${service}_login`)) await admin.query(`create role ${service}_login login noinherit`)
    await admin.query(`alter role ${service}_login password '${password}'`)
    await admin.query(`grant ${service}, ${service}_feed, ${service}_jobs to ${service}_login`)
    for (const [key, value] of [
      ['statement_timeout', '10s'],
      ['idle_in_transaction_session_timeout', '10s'],
      ['transaction_timeout', '30s'],
      ['lock_timeout', '5s'],
    ])
      await admin.query(`alter role ${service}_login set ${key} = '${value}'`)
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await admin.query(`create database ${database} owner ${service}_owner`)
  })
}

/** Migrations run as the owner. */
export async function bringUp(url: string, service: string, migrations: string) {
  const owned = new URL(url)
  owned.searchParams.set('options', `-c role=${service}_owner`)
  const ran = await migrate(owned.href, [migrations])
  await withAdmin(owned.href, admin => admin.query(readFileSync(new URL('tenancy.sql', import.meta.url), 'utf8')))
  return ran
}

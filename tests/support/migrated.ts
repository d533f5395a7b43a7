// Tests a migration that changes data: a database in its earlier state, with rows, is migrated.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, inject } from 'vitest'
import { bringUp, provision, type ServiceSchema, withAdmin } from '../../services/kit/database/provision.ts'
import { LOGIN_PASSWORD } from './cluster.ts'
import { atFileEnd } from './fileEnd.ts'

/** A service's database with the migrations before the given one, filled and then migrated. */
export async function migrated(
  schema: ServiceSchema,
  from: string,
  fill: (admin: pg.Client) => Promise<unknown>,
): Promise<string> {
  const cluster = inject('clusterUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const directory = mkdtempSync(join(tmpdir(), 'arus-schema-'))
  const url = new URL(cluster)
  url.pathname = name
  atFileEnd(() => withAdmin(cluster, admin => admin.query(`drop database ${name}`)))
  try {
    const migrations = join(schema.directory, 'migrations')
    for (const file of readdirSync(migrations).filter(each => each < from))
      cpSync(join(migrations, file), join(directory, 'migrations', file))
    await provision(cluster, schema.service, LOGIN_PASSWORD, name)
    await bringUp(url.href, { ...schema, directory })
    await withAdmin(url.href, async admin => {
      // Without referential checks: the rows' targets are not needed.
      await admin.query('set session_replication_role = replica')
      await fill(admin)
    })
    const ran = await bringUp(url.href, schema)
    expect(ran[0]).toBe(`${schema.service}/${from}`)
    return url.href
  } finally {
    rmSync(directory, { recursive: true })
  }
}

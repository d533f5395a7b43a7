// Migrations that change data meet it here: a database as it was before each, with rows, brought up to date.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { bringUp, provision, withAdmin } from '../../../services/kit/database/provision.ts'
import { treasurySchema } from '../../../services/treasury/schema.ts'
import { LOGIN_PASSWORD } from '../../support/cluster.ts'

const cluster = inject('clusterUrl')

/** A database that knows the migrations before the one given, filled and then brought up to date. */
async function migrated(from: string, fill: (admin: pg.Client) => Promise<unknown>): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const directory = mkdtempSync(join(tmpdir(), 'arus-schema-'))
  const url = new URL(cluster)
  url.pathname = name
  afterAll(() => withAdmin(cluster, admin => admin.query(`drop database ${name} with (force)`)))
  try {
    const migrations = join(treasurySchema.directory, 'migrations')
    for (const file of readdirSync(migrations).filter(each => each < from))
      cpSync(join(migrations, file), join(directory, 'migrations', file))
    await provision(cluster, 'treasury', LOGIN_PASSWORD, name)
    await bringUp(url.href, { ...treasurySchema, directory })
    await withAdmin(url.href, async admin => {
      // The rows stand for themselves: what they point at is not needed.
      await admin.query('set session_replication_role = replica')
      await fill(admin)
    })
    const ran = await bringUp(url.href, treasurySchema)
    expect(ran[0]).toBe(`treasury/${from}`)
    return url.href
  } finally {
    rmSync(directory, { recursive: true })
  }
}

it('0005 knows of the lines that were there whether anything was ever allocated of them', async () => {
  const url = await migrated('0005-statement-history.sql', async admin => {
    for (const organization of [randomUUID(), randomUUID()])
      for (const description of ['reconciled once', 'never'])
        await admin.query(
          `with line as (
            insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, fingerprint)
            values ($1, gen_random_uuid(), gen_random_uuid(), '2026-11-20', $2, 'CREDIT', 100, 'IDR', gen_random_uuid())
            returning organization_id, id, description)
          insert into allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
          select organization_id, gen_random_uuid(), gen_random_uuid(), 0, id, gen_random_uuid(), 100 from line
          where description = 'reconciled once'`,
          [organization, description],
        )
  })
  const { rows } = await withAdmin(url, admin =>
    admin.query('select description, was_reconciled from statement_transaction order by description'),
  )
  expect(rows).toEqual([
    { description: 'never', was_reconciled: false },
    { description: 'never', was_reconciled: false },
    { description: 'reconciled once', was_reconciled: true },
    { description: 'reconciled once', was_reconciled: true },
  ])
})

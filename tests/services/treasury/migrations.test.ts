// Migrations that change data meet it here: a database as it was before each, with rows, brought up to date.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { treasurySchema } from '../../../services/treasury/schema.ts'
import { migrated } from '../../support/migrated.ts'

it('0005 knows of the lines that were there whether anything was ever allocated of them', async () => {
  const url = await migrated(treasurySchema, '0005-statement-history.sql', async admin => {
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

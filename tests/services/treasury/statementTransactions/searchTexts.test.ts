// Lines that were there before the texts of search are found too.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { treasurySchema } from '../../../../services/treasury/schema.ts'
import { SEARCH_TEXTS } from '../../../../tools/books/searchTexts.ts'
import { brokenOf } from '../../../../tools/books/invariant.ts'
import { migrated } from '../../../support/migrated.ts'

it('0380 puts the texts of the lines together that were there, each organization apart', async () => {
  const [one, other, account] = [randomUUID(), randomUUID(), randomUUID()]
  const url = await migrated(treasurySchema, '0380-statement-texts.sql', async admin => {
    await admin.query('alter table statement_transaction disable trigger statement_belongs')
    for (const organization of [one, other])
      await admin.query(
        `insert into statement_transaction (organization_id, id, bank_account_id, date, description, party_name, direction, amount_minor,
           currency, fingerprint)
         select $1, gen_random_uuid(), $2, '2026-11-20', 'SETORAN ' || n || repeat(' PANJANG', 20), 'PT ' || n, 'CREDIT', 100, 'IDR',
           gen_random_uuid()
         from generate_series(1, 100) n`,
        [organization, account],
      )
  })
  await withAdmin(url, async admin => {
    const { rows } = await admin.query(
      `select organization_id as organization, count(*)::int as rows, max(octet_length(texts)) < 8000 as short from statement_text
       group by 1 order by 1`,
    )
    expect(rows).toEqual([one, other].toSorted().map(organization => ({ organization, rows: 3, short: true })))
    for (const organization of [one, other]) expect(await brokenOf(admin, organization, SEARCH_TEXTS)).toEqual([])
  })
})

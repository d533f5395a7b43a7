// The statement's export by account and day, with its rows in order.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { reconciliationStatementExport as exported } from '../../../../services/treasury/reconciliationStatement/exports.ts'
import { openDesk } from '../reconciliation/support.ts'
import { openTreasuryApi } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

it('has the rows of the account and day that are asked for, and of no other', async () => {
  const { organizationId, account, maker } = await openDesk(api)
  await maker.post('/v1/statement-transactions', {
    bankAccountId: account,
    date: '2026-11-02',
    description: 'SETORAN',
    direction: 'CREDIT',
    amount: '1000.00',
    endingBalance: '11000.00',
  })
  const rowsOf = (day: string) =>
    api.database.inOrganization(organizationId, randomUUID(), async tx => {
      const values = exported.list.whole.parse({ account, date: day })
      const { where, orderBy } = exported.list.selection(tx, values, null)
      const fields = { kind: sql<string | null>`s.kind`.as('a'), minor: sql<string | null>`s.minor::text`.as('b') }
      const { rows } = await tx.execute(
        sql`${exported
          .select(tx, fields)
          .where(where)
          .orderBy(...orderBy)}`,
      )
      return rows.map(row => Object.values(row))
    })
  expect(await rowsOf('2026-11-23')).toEqual([
    ['BANK', '1100000'],
    ['CREDIT_NOT_IN_BOOKS', '-100000'],
    ['BOOKS', '1000000'],
  ])
  expect(await rowsOf('2026-11-01')).toEqual([])
})

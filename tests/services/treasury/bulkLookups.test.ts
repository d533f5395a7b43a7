// An import's queries about thousands of rows, among many records: Postgres reads only the matching rows.
import { beforeAll, expect, it } from 'vitest'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import type { Tx } from '../../../services/kit/database/database.ts'
import {
  counterpartiesByAlias,
  payeesByAlias,
  takenCounterpartyIds,
} from '../../../services/treasury/counterparties/bulk.ts'
import { takenExpectedIds } from '../../../services/treasury/expectedTransactions/bulk.ts'
import { plansOf, logPlans } from '../../support/plans.ts'
import { openTreasuryApi } from './support/api.ts'

const api = await openTreasuryApi()
// Before the first connection: only later ones report plans.
await logPlans(api.adminUrl)
const { id: organizationId } = await api.organization('PT Banyak')
const maker = api.as(organizationId)

const RECORDS = 20_000
const ASKED = 100

beforeAll(async () => {
  await withAdmin(api.adminUrl, async admin => {
    const filled = [organizationId, RECORDS]
    await admin.query(
      `insert into counterparty (organization_id, id, legal_name, alias, external_id, type)
       select $1, gen_random_uuid(), 'PT ' || n, 'Mitra ' || n, 'M-' || n, 'COMPANY' from generate_series(1, $2::int) n`,
      filled,
    )
    await admin.query(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, external_id)
       select $1, gen_random_uuid(), 'EX-' || n, '2026-12-01', 'Invoice', 'DEBIT', 100, 'IDR', 'X-' || n
       from generate_series(1, $2::int) n`,
      filled,
    )
    await admin.query('analyze')
  })
}, 240_000)

const names = (prefix: string) => Array.from({ length: ASKED }, (_, at) => `${prefix}${at + 1}`)

it.each<[string, (tx: Tx) => Promise<{ size: number }>]>([
  ['counterparties by alias, whatever its case', tx => counterpartiesByAlias(tx, names('MITRA '))],
  ['counterparties with their accounts by alias', tx => payeesByAlias(tx, names('MITRA '))],
  ['external ids of counterparties', tx => takenCounterpartyIds(tx, names('M-'))],
  ['external ids of expected transactions', tx => takenExpectedIds(tx, names('X-'))],
])('%s', async (_what, lookUp) => {
  let found = 0
  const plans = await plansOf(async () => {
    found = (await api.database.inOrganization(organizationId, maker.actorId, lookUp)).size
  })
  expect(found).toBe(ASKED)
  expect(plans.length).toBeGreaterThan(0)
  for (const { touched, text, scans } of plans)
    expect(touched, `${scans.join('\n')}\n${text}`).toBeLessThanOrEqual(2 * ASKED)
})

// The bank's own line ids are found by an index: a file reads only the lines with one of its ids, however many the account has.
import { beforeAll, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { storedLineIds } from '../../../../services/treasury/statementTransactions/repository.ts'
import { plansOf, logPlans } from '../../../support/plans.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openAccount } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })
await logPlans(api.adminUrl)
const { id: organizationId, entityId } = await api.organization()
const maker = api.as(organizationId)
const LINES = 20_000
let bankAccountId = ''

beforeAll(async () => {
  bankAccountId = await openAccount(maker, entityId, { accountNumber: '522044020001' })
  await withAdmin(api.adminUrl, async admin => {
    await admin.query(
      `insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency,
         source, fingerprint, bank_line_id)
       select $1, gen_random_uuid(), $2, date '2026-10-01' + n % 31, 'L' || n, 'CREDIT', n, 'IDR', 'MANUAL', gen_random_uuid(), 'F' || n
       from generate_series(1, ${LINES}) n`,
      [organizationId, bankAccountId],
    )
    await admin.query('analyze statement_transaction')
  })
})

it('of two months of lines, those that have an id of the file are looked at', async () => {
  const lines = ['F7', 'F4000', 'nowhere'].map(bankLineId => ({ date: '2026-10-20', bankLineId }))
  const found: string[] = []
  const plans = await plansOf(() =>
    api.database.inOrganization(organizationId, maker.actorId, async tx => {
      found.push(...(await storedLineIds(tx, bankAccountId, lines)))
    }),
  )
  expect(found.toSorted()).toEqual(['F4000', 'F7'])
  const touched = plans.filter(({ text }) => text.includes('bank_line_id')).map(plan => plan.touched)
  expect(touched).toHaveLength(1)
  expect(touched[0]).toBeLessThan(20)
})

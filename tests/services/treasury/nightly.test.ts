// The worker's nightly checks of deposits and batches. A violation is logged once a day, and nothing is changed.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { watchAccountDays } from '../../../services/treasury/balances/watchAccountDays.ts'
import { watchCategoryDays } from '../../../services/treasury/cashCategories/categoryDays.ts'
import { CHECKED_DEPOSITS, watchSchedules } from '../../../services/treasury/deposits/watchSchedules.ts'
import { treasuryModules } from '../../../services/treasury/modules.ts'
import { type Checked, checkingInvariants } from '../../../services/treasury/projection/public.ts'
import { CHECKED_BATCHES, watchBatches } from '../../../services/treasury/providers/watchBatches.ts'
import { openScene as openDeposits } from './deposits/support.ts'
import { openScene as openProviders } from './providers/support.ts'
import { openTreasuryApi } from './support/api.ts'

const MORNING = '2026-11-23T03:00:00Z'
const clock = stoppedClock(MORNING)
const api = await openTreasuryApi({ clock })

it('the worker runs the check of each kind of kept sums', () => {
  const work: unknown[] = treasuryModules.flatMap(module => ('work' in module ? [...module.work] : []))
  for (const watch of [watchAccountDays, watchCategoryDays, watchSchedules, watchBatches]) expect(work).toContain(watch)
})

type Told = { organizationId: string; records: Record<string, unknown>[] }

/** Runs of the checks, with an organization's log messages. */
function looking(checked: Checked, organizationId: string) {
  const told: [string, Told['records']][] = []
  const log = Object.assign(Object.create(api.log), {
    error: (fields: Told, message: string) => {
      if (fields.organizationId === organizationId) told.push([message, fields.records])
    },
    warn: (fields: { err?: unknown }, message: string) => {
      throw new Error(message, { cause: fields.err })
    },
  })
  const look = checkingInvariants({ database: api.database, log }, checked)
  return async (day: string) => {
    clock.set(`${day}T03:00:00Z`)
    told.length = 0
    await look()
    return told
  }
}
const spoil = (statement: string, id: string) => withAdmin(api.adminUrl, admin => admin.query(statement, [id]))

it('tells of a deposit whose money is not expected as its schedule has it, once a day, and leaves it', async () => {
  const scene = await openDeposits(api)
  const look = looking(CHECKED_DEPOSITS, scene.organization.id)
  const made = await scene.create({ issuedOn: '2026-11-23' })
  expect(await look('2026-11-23')).toEqual([])
  await spoil(
    `update expected_transaction set amount_minor = amount_minor + 1 where deposit_id = $1 and deposit_part = 'INTEREST'`,
    made.id,
  )
  expect(await look('2026-11-23'), 'a day has one look').toEqual([])
  const told = await look('2026-11-24')
  expect(told).toMatchObject([
    ['deposits: it does not hold that interest is expected as the schedule has it', [{ number: made.number }]],
  ])
  expect(await look('2026-11-25')).toEqual(told)
})

it('tells of a batch that is not what its orders come to, and of one whose net is not expected', async () => {
  clock.set(MORNING)
  const scene = await openProviders(api)
  const look = looking(CHECKED_BATCHES, scene.organization.id)
  const shop = await scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: null })
  const mapping = {
    transactionId: 'trx',
    gross: 'amount',
    payoutDate: 'paid',
    dateFormat: 'yyyy-MM-dd',
    decimalMark: '.',
  }
  const rows = ['T1,150000.00,2026-11-20', 'T2,90000.00,2026-11-20', 'T3,80000.00,2026-11-23', 'T3,80000.00,2026-11-23']
  expect((await scene.upload(shop, ['trx,amount,paid', ...rows].join('\n'), mapping)).issues).toEqual([])
  // A duplicate order is a mismatch that the batch itself shows.
  expect(await look('2026-11-23')).toEqual([])

  const [first, second] = await scene.recordsOf(shop)
  await spoil(
    'update payment_record_member set net_minor = net_minor - 1 where record_id = $1 and place = 0',
    first!.id,
  )
  await spoil(
    'update expected_transaction set amount_minor = amount_minor - 1 where payment_record_id = $1',
    second!.id,
  )
  const told = await look('2026-11-24')
  expect(told.map(([message, records]) => [message, records.map(({ id }) => id)])).toEqual([
    [
      'batches of payment providers: it does not hold that a batch of a provider comes to what its payments come to, and says so where it does not',
      [first!.id],
    ],
    [
      'batches of payment providers: it does not hold that a batch that pays something out is expected once, of its net, and how that is matched stands with it',
      [second!.id],
    ],
  ])
  expect((await scene.recordsOf(shop)).map(({ version }) => version)).toEqual([first!.version, second!.version])
})

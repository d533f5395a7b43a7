// The sums of categories: verified daily, logged when wrong, and rebuilt.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { brokenCategoryDays, checkingCategoryDays } from '../../../../services/treasury/cashCategories/categoryDays.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

it.each([
  [
    'a day that says too much',
    "update category_day set in_minor = in_minor + 1 where day = '2026-11-02'",
    ['2026-11-02'],
  ],
  ['a day that is missing', "delete from category_day where day = '2026-11-03'", ['2026-11-03']],
  ['a month by itself', 'update category_month set lines = lines + 1', ['2026-11-01']],
])('%s is told and made again', async (_what, breaking, days) => {
  const { line, category, choose, account, organizationId, brokenSums } = await openScene(api)
  const rent = await category('Rent')
  for (const date of ['2026-11-02', '2026-11-03']) {
    const { id } = await line({ date, amount: '100.00' })
    expect((await choose(id, 0, [[rent.id, '60.00']])).status).toBe(200)
  }
  const broken = () => api.database.inOrganization(organizationId, null, tx => brokenCategoryDays(tx, account))
  expect(await broken()).toEqual([])
  await withAdmin(api.adminUrl, admin =>
    admin.query(`${breaking}${breaking.includes('where') ? ' and' : ' where'} organization_id = $1`, [organizationId]),
  )
  expect(await broken()).toEqual(days)
  const told: { organizationId?: string; days?: string[] }[] = []
  const log = Object.assign(Object.create(api.log), { error: (values: object) => void told.push(values) })
  await checkingCategoryDays({ database: api.database, log })()
  expect(told.filter(each => each.organizationId === organizationId)).toMatchObject([{ days }])
  expect([await broken(), await brokenSums()]).toEqual([[], 0])
})

// Exceptions about deposits: each term that ends soon, once, until it has ended.
import { beforeEach, expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { maturingDeposits } from '../../../../services/treasury/deposits/maturing.ts'
import { findExceptions } from '../../../../services/treasury/exceptions/findExceptions.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene } from './support.ts'

const ISSUED = '2026-02-10T03:00:00Z'
const clock = stoppedClock(ISSUED)
const api = await openTreasuryApi({ clock })
beforeEach(() => clock.set(ISSUED))

type Found = {
  type: string
  status: string
  label: string
  subjectId: string
  since: string
  resolution: string | null
}

async function openWatched() {
  const scene = await openScene(api)
  const reader = api.as(scene.organization.id, ['treasury.exceptions.view'])
  const look = () => scene.inside(tx => findExceptions(tx, [maturingDeposits]))
  const maturing = async () => (await reader.get<{ items: Found[] }>('/v1/exceptions?type=MATURING_DEPOSIT')).body.items
  return { ...scene, look, maturing }
}

test('a maturity is told 14 days ahead, once, and settled by the maturity itself', async () => {
  const { create, goOn, look, maturing } = await openWatched()
  const made = await create({ alias: 'Gudang', tenor: 1 })
  // It matures on Tuesday 10 March.
  clock.set('2026-02-23T03:00:00Z')
  await look()
  expect(await maturing()).toEqual([])
  clock.set('2026-02-24T03:00:00Z')
  await look()
  await look()
  expect(await maturing()).toMatchObject([
    {
      status: 'OPEN',
      subjectType: 'DEPOSIT',
      subjectId: made.id,
      label: `${made.number} Gudang`,
      since: '2026-02-24',
      amount: { amount: '1000000000.00', currency: 'IDR' },
    },
  ])
  clock.set('2026-03-10T03:00:00Z')
  await goOn()
  await look()
  expect(await maturing()).toMatchObject([{ status: 'RESOLVED', resolution: 'BY_SYSTEM' }])
})

test('each term of a deposit that renews is told of anew, and one of a few days from its beginning', async () => {
  const { create, goOn, look, maturing } = await openWatched()
  await create({ tenor: 7, tenorType: 'DAYS', renewal: 'PRINCIPAL' })
  await look()
  expect(await maturing()).toMatchObject([{ status: 'OPEN', since: '2026-02-10' }])
  clock.set('2026-02-18T03:00:00Z')
  await goOn()
  await look()
  expect((await maturing()).map(({ status, since }) => `${since} ${status}`)).toEqual([
    '2026-02-10 RESOLVED',
    '2026-02-18 OPEN',
  ])
})

test('one that is not issued yet, closed or cancelled is nobody’s concern', async () => {
  const { create, close, cancel, look, maturing } = await openWatched()
  await create({ issuedOn: '2026-02-12', tenor: 5, tenorType: 'DAYS' })
  await cancel(await create({ issuedOn: '2026-02-12', tenor: 5, tenorType: 'DAYS' }))
  const active = await create({ tenor: 7, tenorType: 'DAYS' })
  await look()
  expect(await maturing()).toHaveLength(1)
  await close(active, '2026-02-11')
  await look()
  expect(await maturing()).toMatchObject([{ status: 'RESOLVED', resolution: 'BY_SYSTEM' }])
})

// Official regions: imported once, completely, and found level by level.
import { expect, it } from 'vitest'
import { fillRegions, parentOf } from '../../../../services/account/invoicing/regions/fillRegions.ts'
import { freshAccount, people } from '../support.ts'

const service = await freshAccount()
const viewer = await service.as(people.viewer.email)

it('stores every province, regency, district and ward once, also of two processes at once', async () => {
  const stored = await Promise.all([fillRegions(service.database), fillRegions(service.database)])
  expect(stored.toSorted((one, other) => one - other)).toEqual([0, 38 + 514 + 7_285 + 83_762])
  expect(await fillRegions(service.database)).toBe(0)
  const levels = await service.sql(`select level, count(*)::int as count from region group by level order by level`)
  expect(levels).toEqual([
    { level: 'DISTRICT', count: 7_285 },
    { level: 'PROVINCE', count: 38 },
    { level: 'REGENCY', count: 514 },
    { level: 'WARD', count: 83_762 },
  ])
}, 240_000)

it('lists what is right below a region, by name, for any member', async () => {
  type Regions = { items: { code: string; name: string; level: string }[] }
  const below = async (query = '') => (await viewer.get<Regions>(`/v1/regions${query}`)).body.items
  const provinces = await below()
  expect(provinces).toHaveLength(38)
  expect(provinces.map(({ name }) => name)).toEqual(provinces.map(({ name }) => name).toSorted())
  const wards = await below('?parent=31.75.09')
  expect(wards.every(({ code, level }) => level === 'WARD' && parentOf(code) === '31.75.09')).toBe(true)
  expect(wards.length).toBeGreaterThan(3)
  expect(await below('?parent=99')).toEqual([])
  expect((await viewer.get('/v1/regions?parent=x')).status).toBe(422)
})

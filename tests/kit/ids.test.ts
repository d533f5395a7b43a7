import { expect, it } from 'vitest'
import { idList } from '../../services/kit/idShapes.ts'
import { newId } from '../../services/kit/ids.ts'

it('makes version 7 identifiers that go strictly upward', () => {
  const ids = Array.from({ length: 50_000 }, newId)
  expect(ids.every(id => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
  expect(ids.every((id, index) => index === 0 || id > ids[index - 1]!)).toBe(true)
})

it('reads up to 200 of them from one parameter', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(idList.parse(ids.join(','))).toEqual(ids)
  expect(idList.safeParse([...ids, newId()].join(',')).success).toBe(false)
  expect(idList.safeParse('').success).toBe(false)
  expect(idList.safeParse(`${ids[0]},x`).success).toBe(false)
})

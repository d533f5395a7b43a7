import { expect, it } from 'vitest'

let tries = 0

it('one screen more comes the second time', () => {
  expect(++tries).toBe(2)
})

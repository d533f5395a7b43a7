// Simulates an intermittent leak: it fails the first time, and would pass a second try, which it must not get.
import { expect, it } from 'vitest'

let tries = 0

it('T1: an organization sees nothing of another', { retry: 3 }, () => {
  expect(++tries).toBe(2)
})

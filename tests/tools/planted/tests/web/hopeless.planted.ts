import { expect, it } from 'vitest'

it('never comes', () => {
  expect('nothing').toBe('a screen')
})

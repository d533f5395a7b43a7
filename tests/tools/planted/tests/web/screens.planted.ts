// Screens that need a second try: as many as a run may have.
import { expect, it } from 'vitest'
import { MAX_SECOND_TRIES } from '../../../../support/tries.ts'

const tries = new Map<number, number>()

it.each(Array.from({ length: MAX_SECOND_TRIES }, (_, at) => at))('screen %i comes the second time', at => {
  tries.set(at, (tries.get(at) ?? 0) + 1)
  expect(tries.get(at)).toBe(2)
})

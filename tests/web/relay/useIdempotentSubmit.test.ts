import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Outcome } from '../../../web/relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../web/relay/useIdempotentSubmit.ts'

const made: Outcome<object> = { ok: true, payload: {} }
const unanswered: Outcome<object> = {
  ok: false,
  payload: null,
  code: null,
  userErrors: [],
  fields: {},
  form: 'No answer',
}

test('the same is asked under one key until it has worked; anything else has a key of its own', async () => {
  const { result } = renderHook(() => useIdempotentSubmit())
  const keys: string[] = []
  const ask = (values: object, outcome: Outcome<object>) =>
    result.current(values, key => {
      keys.push(key)
      return Promise.resolve(outcome)
    })

  expect(await ask({ amount: '5.00' }, unanswered)).toBe(unanswered)
  expect(await ask({ amount: '5.00' }, made)).toBe(made)
  expect(keys[1]).toBe(keys[0])

  // Intentionally the same again: two equal lines are two.
  await ask({ amount: '5.00' }, unanswered)
  await ask({ amount: '6.00' }, made)
  expect(new Set(keys).size).toBe(3)
})

// A preview that its browser gives up is no error; one that the service doesn't draw is.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ORGANIZATIONS } from './support/stubServices.ts'
import { startBff, type TestBff } from './support/testBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())
beforeEach(() => bff.services.heal())

const PREVIEW = /\/v1\/invoice-previews/

const preview = (signal?: AbortSignal) =>
  fetch(`${bff.url}/invoice-previews`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `arus=${bff.session}`,
      origin: bff.url,
      'x-organization-id': ORGANIZATIONS.own,
    },
    body: '{}',
    ...(signal && { signal }),
  })

test('what the browser gives up is not logged as an error', async () => {
  const logged = vi.spyOn(bff.app.log, 'error')
  bff.services.fail(PREVIEW, 'silence')
  const given = new AbortController()
  const asked = preview(given.signal)
  await expect.poll(() => bff.services.journal.some(call => PREVIEW.test(call))).toBe(true)
  given.abort()
  await expect(asked).rejects.toThrow('abort')
  // Another one, which fails: what was logged before it would be here by then.
  bff.services.heal()
  bff.services.fail(PREVIEW, 'unavailable')
  expect((await preview()).status).toBe(503)
  expect(logged.mock.calls.map(([, words]) => words)).toEqual(['A file could not be passed on'])
})

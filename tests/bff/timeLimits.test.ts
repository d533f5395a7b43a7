import { afterAll, expect, it } from 'vitest'
import { RestClient } from '../../bff/rest/restClient.ts'
import { timeLimits } from '../../bff/rest/timeLimits.generated.ts'
import type { paths } from '../../bff/rest/treasury.generated.ts'
import { type Call, Upstream } from '../../bff/rest/upstream.ts'

const APPROVE = '/v1/payments/approve'
const ACCOUNTS = '/v1/bank-accounts'

class Recorder extends Upstream {
  readonly calls: Call[] = []
  override async send(call: Call): Promise<unknown> {
    this.calls.push(call)
    return {}
  }
}
const treasury = new Recorder('treasury', 'http://localhost')
afterAll(() => treasury.close())

const deadline = AbortSignal.timeout(60_000)
const client = new RestClient<paths>(treasury, {
  authorization: async () => undefined,
  headers: {},
  deadline,
  memo: new Map(),
  wrote: () => undefined,
})

it('waits for a call of which the contract says that it takes long, as long as the service works on it', async () => {
  await client.post(APPROVE, { body: { payments: [{ id: 'one', version: 1 }] } })
  const limitMs = timeLimits.treasury[`POST ${APPROVE}`] ?? expect.unreachable('it is bulk')
  const [call] = treasury.calls.splice(0)
  expect(call?.signal).not.toBe(deadline)
  expect(call?.silenceMs).toBeGreaterThan(limitMs)
})

it('ends every other call with its operation', async () => {
  await client.get(ACCOUNTS, {})
  const [call] = treasury.calls.splice(0)
  expect(call?.signal).toBe(deadline)
  expect(call?.silenceMs).toBeUndefined()
})

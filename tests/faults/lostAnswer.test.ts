// The answer to a match is lost, and the client retries with the same key.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openDesk } from '../services/treasury/reconciliation/support.ts'
import { openTreasuryApi, ROLES } from '../services/treasury/support/api.ts'
import { openCuttingProxy } from './cuttingProxy.ts'

const ROUNDS = 10

const api = await openTreasuryApi()
const proxy = await openCuttingProxy(() => api.origin)
afterAll(() => proxy.close())

test('T16: it is done once, and the second answer is the first one', async () => {
  const desk = await openDesk(api)
  const claims = { sub: desk.maker.actorId, org: desk.organizationId, perms: ROLES.maker, sid: 'test', name: 'Rini' }
  for (let round = 0; round < ROUNDS; round++) {
    const [line, expected] = [await desk.line(), await desk.expected()]
    const headers = {
      authorization: `Bearer ${await api.mint('treasury', claims)}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const body = JSON.stringify({ statementTransactionIds: [line.id], expectedTransactionIds: [expected.id] })
    const send = async () => {
      const answer = await fetch(`${proxy.url}/v1/reconciliations`, { method: 'POST', headers, body })
      return { status: answer.status, text: await answer.text() }
    }

    // At first nothing of the answer passes, then more and more, never all.
    proxy.cutAfter(round * 60)
    await expect(send()).rejects.toThrow(/fetch failed|terminated/)
    expect(await desk.lineNow(line.id)).toMatchObject({ status: 'RECONCILED', remaining: { amount: '0.00' } })

    const second = await send()
    expect(second).toEqual({ status: 201, text: expect.stringContaining(line.id) })
    expect(await send()).toEqual(second)
    const { body: inForce } = await desk.maker.get<{ items: { id: string }[] }>(
      `/v1/record-reconciliations?statementTransactionIds=${line.id}`,
    )
    expect(inForce.items.map(({ id }) => id)).toEqual([JSON.parse(second.text).id])
  }
  expect(proxy.cuts()).toBe(ROUNDS)
}, 240_000)

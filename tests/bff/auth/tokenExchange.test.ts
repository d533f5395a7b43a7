import { expect, it } from 'vitest'
import { openTokenExchange } from '../../../bff/auth/tokenExchange.ts'
import type { Credential } from '../../../bff/context.ts'
import { RestError } from '../../../bff/rest/restError.ts'
import type { ExchangedToken } from '../../../bff/auth/accountCalls.ts'

const session = (id: string): Credential => ({ kind: 'session', id })

function open({ renewAt = null, ...limits }: { renewAt?: string | null; most?: number } = {}) {
  const asked: string[] = []
  let time = 1_000_000
  let hold: Promise<void> | undefined
  const exchange = openTokenExchange(
    async (credential, organizationId, audience): Promise<ExchangedToken> => {
      const value = credential.kind === 'token' ? credential.value : credential.id
      asked.push(`${value} ${organizationId} ${audience}`)
      await hold
      if (value === 'dead') throw new RestError('account', { status: 401, code: 'G-10', title: '' })
      return {
        token: `token ${asked.length}`,
        expiresAt: new Date(time + 60_000).toISOString(),
        personId: 'p',
        organizationId,
        sessionFamilyId: 'f',
        permissions: ['treasury.statements.view'],
        tags: [`session:${value}`, `membership:${organizationId}`],
        renewAt,
      }
    },
    { now: () => time, ...limits },
  )
  return {
    exchange,
    asked,
    pass: (ms: number) => void (time += ms),
    holdUntil: (promise: Promise<void> | undefined) => void (hold = promise),
    token: async (id: string, organization: string | null = 'o') =>
      (await exchange.get(session(id), organization, 'account')).token,
  }
}

it('asks once for many who want the same, and keeps the answer until shortly before its end', async () => {
  const { token, asked, pass } = open()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => token('a')))).size).toBe(1)
  expect(asked).toHaveLength(1)
  pass(49_000)
  await token('a')
  expect(asked).toHaveLength(1)
  pass(2_000)
  await token('a')
  expect(asked).toHaveLength(2)
})

it('keeps organizations, services and kinds of credential apart', async () => {
  const { exchange, asked } = open()
  await exchange.get(session('a'), 'o', 'account')
  await exchange.get(session('a'), 'o', 'treasury')
  await exchange.get(session('a'), null, 'account')
  await exchange.get({ kind: 'family', id: 'a' }, 'o', 'account')
  await exchange.get({ kind: 'token', value: 'a' }, 'o', 'account')
  expect(asked).toHaveLength(5)
})

it('forgets by tag, and nothing else', async () => {
  const { token, exchange, asked } = open()
  await Promise.all([token('a', 'o'), token('a', 'p'), token('b', 'o')])
  exchange.drop('session:a')
  await Promise.all([token('a', 'o'), token('a', 'p'), token('b', 'o')])
  expect(asked).toHaveLength(5)
  exchange.drop('membership:o')
  await Promise.all([token('a', 'o'), token('a', 'p'), token('b', 'o')])
  expect(asked).toHaveLength(7)
  exchange.clear()
  expect(exchange.size()).toBe(0)
})

it('does not keep an answer that may be stale because something was dropped while it was asked for', async () => {
  const { token, exchange, asked, holdUntil } = open()
  const gate = Promise.withResolvers<void>()
  holdUntil(gate.promise)
  const underWay = token('a')
  exchange.drop('session:a')
  gate.resolve()
  expect(await underWay).toBe('token 1')
  expect(await token('a')).toBe('token 2')
  expect(asked).toHaveLength(2)
})

it('keeps no refusal, and says it in the BFF’s own words', async () => {
  const { token, asked, exchange } = open()
  await expect(token('dead')).rejects.toMatchObject({ name: 'Refused', code: 'G-10' })
  await expect(token('dead')).rejects.toMatchObject({ code: 'G-10' })
  expect([asked.length, exchange.size()]).toEqual([2, 0])
})

it('stays within its size', async () => {
  const { token, exchange } = open({ most: 3 })
  for (const id of ['a', 'b', 'c', 'd', 'e']) await token(id)
  expect(exchange.size()).toBe(3)
})

it('knows when the id of a session is due to be replaced', async () => {
  const { token, exchange, pass } = open({ renewAt: new Date(1_000_000 + 5_000).toISOString() })
  expect(exchange.isRenewalDue('a')).toBe(false)
  await token('a')
  expect(exchange.isRenewalDue('a')).toBe(false)
  pass(5_001)
  expect(exchange.isRenewalDue('a')).toBe(true)
  exchange.forgetRenewal('a')
  expect(exchange.isRenewalDue('a')).toBe(false)
})

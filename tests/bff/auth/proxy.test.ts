// Behind a proxy: the address seen by our proxy is counted and logged, whatever a client writes into the header.
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_RULES } from '../../../services/account/account.ts'
import { people } from '../../services/account/support.ts'
import { PEER, startProxy } from '../support/appendingProxy.ts'
import { startArus } from './support.ts'

const WRONG = 'U-ACC-AU-5'
const LOCKED = 'U-ACC-AU-1'
const { attemptsPerAddress } = DEFAULT_RULES.lockout
const GUESSES = attemptsPerAddress + 20
const AT_ONCE = 10

type Answer = { data: { signIn: { userErrors: { code: string }[] } | null } | null; errors?: unknown }

describe.each([
  ['a number of hops', '1'],
  ['a list of proxies', '10.0.0.0/8,127.0.0.1'],
])('with %s', async (_kind, trustProxy) => {
  const arus = await startArus({ trustProxy })
  // Hashing is not tested here.
  arus.account.account.passwords.matches = (stored, typed) =>
    Promise.resolve(stored !== undefined && typed === 'Arus1234!')
  const proxy = await startProxy(arus.url)
  beforeEach(() => arus.account.sql('delete from throttle'))

  let guesses = 0
  async function guess(headers: Record<string, string>, url = proxy): Promise<string> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { userErrors { code } } }',
        variables: { input: { email: `guess${guesses++}@arus.test`, password: 'Wrong1234!' } },
      }),
    })
    const { data, errors } = (await answer.json()) as Answer
    return data?.signIn?.userErrors[0]?.code ?? JSON.stringify(errors)
  }
  async function countOf(headersOf: (n: number) => Record<string, string>, times = GUESSES) {
    const answers: string[] = []
    // Hundreds of requests from one address wait for each other's row lock: on a busy machine the service would time out before the last is
    // counted.
    for (let n = 0; n < times; n += AT_ONCE)
      answers.push(
        ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - n) }, (_, i) => guess(headersOf(n + i))))),
      )
    expect(new Set(answers)).toEqual(new Set([WRONG, LOCKED]))
    return answers.filter(code => code === WRONG).length
  }

  it('T6: an address that a client writes itself multiplies nothing', async () => {
    const forged = (n: number) => ({ [PEER]: '203.0.113.9', 'x-forwarded-for': `198.51.100.${n}` })
    expect(await countOf(forged)).toBe(attemptsPerAddress)
    expect(await guess({ [PEER]: '203.0.113.10' })).toBe(WRONG)
    const [entry] = await arus.account.sql<{ address: string }>(
      `select distinct host(address::inet) as address from security_log where event = 'SIGN_IN_FAILED' and address like '198.51.%'`,
    )
    expect(entry).toBeUndefined()
  })

  it('T25: nor do chains of proxies that are none, or headers that are no addresses', async () => {
    const garbage = [
      '127.0.0.1, 10.0.0.1',
      'unknown',
      ', ,,',
      'a'.repeat(3_000),
      '::1',
      "'; drop table throttle; --",
      '10.0.0.9:99999',
      'for=192.0.2.60;proto=http',
    ]
    const forged = (n: number) => ({
      [PEER]: '203.0.113.9',
      'x-forwarded-for': `${garbage[n % garbage.length]}, 198.51.100.${n}`,
      'x-real-ip': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
    })
    expect(await countOf(forged)).toBe(attemptsPerAddress)
  })

  it('T25: IPv6 is counted by /64, and by /48 with a budget of its own', async () => {
    const spread = (n: number) => ({ [PEER]: `2001:db8:1:1:${n.toString(16)}::${n.toString(16)}` })
    expect(await countOf(spread)).toBe(attemptsPerAddress)
    await arus.account.sql('delete from throttle')
    const wide = (n: number) => ({ [PEER]: `2001:db8:2:${n.toString(16)}::1` })
    expect(await countOf(wide, attemptsPerAddress * 4 + 20)).toBe(attemptsPerAddress * 4)
    expect(await guess({ [PEER]: '2001:db8:3::1' })).toBe(WRONG)
  })

  it('the security log names the address that the proxy saw', async () => {
    const answer = await fetch(`${proxy}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PEER]: '::ffff:203.0.113.77', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { email } } }',
        variables: { input: { email: people.viewer.email, password: 'Arus1234!' } },
      }),
    })
    expect(await answer.json()).toMatchObject({ data: { signIn: { viewer: { email: people.viewer.email } } } })
    const [entry] = await arus.account.sql<{ address: string }>(
      `select address from security_log where person_id = $1 and event = 'SIGNED_IN' order by at desc limit 1`,
      [people.viewer.id],
    )
    expect(entry?.address).toBe('203.0.113.77')
  })
})

it('T25: whoever reaches us without the proxies of the list is believed nothing', async () => {
  const arus = await startArus({ trustProxy: '192.0.2.0/24' })
  arus.account.account.passwords.matches = () => Promise.resolve(false)
  const guess = async (n: number) => {
    const answer = await fetch(`${arus.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { userErrors { code } } }',
        variables: { input: { email: `direct${n}@arus.test`, password: 'Wrong1234!' } },
      }),
    })
    return ((await answer.json()) as Answer).data?.signIn?.userErrors[0]?.code
  }
  const codes: (string | undefined)[] = []
  for (let n = 0; n < GUESSES; n += AT_ONCE)
    codes.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, GUESSES - n) }, (_, i) => guess(n + i)))))
  expect(codes.filter(code => code === WRONG)).toHaveLength(attemptsPerAddress)
  expect(codes.filter(code => code === LOCKED)).toHaveLength(GUESSES - attemptsPerAddress)
})

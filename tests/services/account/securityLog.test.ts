// A user's security log, and the emails in addition.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { plainAddress } from '../../../services/account/callers/address.ts'
import { openCountries } from '../../../services/account/callers/country.ts'
import { nameOfDevice, readDevice } from '../../../services/account/securityLog/device.ts'
import { recordSecurityEvent } from '../../../services/account/securityLog/record.ts'
import { countryDatabase, ipv4 } from './countryDatabase.ts'
import { freshAccount, emailsOf, people, type Problem } from './support.ts'

const service = await freshAccount()
const { id: personId, email } = people.maker

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

beforeEach(() => service.sql('delete from throttle'))

type Shown = {
  id: string
  event: string
  category: string
  device: object
  address: string | null
  country: string | null
}
type Page = { items: Shown[]; next: string | null }

const signInWith = (userAgent: string, password = 'Arus1234!', address = '10.9.8.7') =>
  service.send<Problem>('POST', '/v1/auth/sign-in', {
    body: { email, password },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
  })

it('shows 30 days of one’s own events, newest first, with address, device and country, page by page', async () => {
  await service.sql('delete from security_log where person_id = $1', [personId])
  const me = await service.as(email)
  const origin = { address: '203.0.113.7', userAgent: CHROME, country: 'ID' }
  await service.database.asSystem(async tx => {
    for (const event of ['FACTOR_ADDED', 'FACTOR_REMOVED'] as const) {
      await recordSecurityEvent(tx, { personId, event, origin })
    }
    await recordSecurityEvent(tx, { personId: people.owner.id, event: 'SIGNED_OUT', origin })
  })
  const read = async (query: string) => (await me.get<Page>(`/v1/me/security-events?${query}`)).body
  const first = await read('first=2')
  expect(first.items.map(({ event }) => event)).toEqual(['FACTOR_REMOVED', 'FACTOR_ADDED'])
  expect(first.items[0]).toMatchObject({
    category: 'TWO_FACTOR_AUTH',
    device: { browser: 'Chrome', system: 'Linux', kind: 'DESKTOP' },
    address: '203.0.113.7',
    country: 'ID',
  })
  const second = await read(`first=2&after=${first.next}`)
  expect([second.items.map(({ event }) => event), second.next]).toEqual([['SIGNED_IN'], null])
  await service.sql(`update security_log set at = at - interval '31 days' where event = 'FACTOR_ADDED'`)
  expect((await read('first=50')).items.map(({ event }) => event)).toEqual(['FACTOR_REMOVED', 'SIGNED_IN'])
  expect((await me.get('/v1/me/security-events?after=nonsense')).body.code).toBe('G-2')
})

it('writes a letter of a sign-in on a new device, and none of a known one', async () => {
  await service.sql('delete from security_log where person_id = $1', [personId])
  const before = (await emailsOf(service)).length
  // The first one in the log is not reported as new.
  for (const browser of [CHROME, CHROME.replace('156', '157'), SAFARI, SAFARI, CHROME]) await signInWith(browser)
  const letters = (await emailsOf(service)).slice(before)
  expect(letters).toMatchObject([
    { to: { email }, template: 'newDevice', values: { occasion: { device: 'Safari, iOS', address: '10.9.8.7' } } },
  ])
  const events = await service.sql(`select 1 from security_log where person_id = $1 and event = 'NEW_DEVICE'`, [
    personId,
  ])
  expect(events).toHaveLength(1)
})

it('writes a letter of a lockout to whom it concerns, once, and tells nobody of an unknown email', async () => {
  const before = (await emailsOf(service)).length
  for (let times = 0; times < 7; times++) await signInWith(CHROME, 'Wrong1234!')
  for (let times = 0; times < 7; times++) await service.signIn('nobody@arus.test', 'Wrong1234!')
  const letters = (await emailsOf(service)).slice(before)
  expect(letters).toMatchObject([{ to: { email }, template: 'lockedOut', values: { minutes: 15 } }])
})

it('reads devices by the names that people know', () => {
  expect(nameOfDevice(CHROME)).toBe('Chrome, Linux')
  expect(readDevice(SAFARI)).toEqual({ browser: 'Safari', system: 'iOS', kind: 'PHONE' })
  expect(readDevice('curl/8.5.0')).toMatchObject({ kind: 'OTHER' })
  expect(nameOfDevice(null)).toBeNull()
})

it('knows an IPv4 address in whatever form a socket names it', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107'].map(plainAddress)).toEqual(
    Array<string>(3).fill('203.0.113.7'),
  )
  expect(['2001:DB8::1', 'not an address', ''].map(plainAddress)).toEqual(['2001:db8::1', 'not an address', ''])
})

it('tells the country of an address where a database knows it, and nothing otherwise', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'arus-countries-'))
  const path = join(directory, 'countries.mmdb')
  writeFileSync(path, countryDatabase({ [ipv4('67')]: 'ID', [ipv4('cb0071')]: 'AU', '20010db8': 'SG' }))
  const countryOf = await openCountries(path)
  const asked = {
    '103.255.0.1': 'ID',
    '203.0.113.7': 'AU',
    '203.0.114.7': null,
    '2001:db8::1': 'SG',
    '2001:db9::1': null,
    '10.0.0.1': null,
    'not an address': null,
  }
  expect(Object.fromEntries(Object.keys(asked).map(address => [address, countryOf(address)]))).toEqual(asked)
  expect(countryOf(null)).toBeNull()

  expect((await openCountries(undefined))('103.255.0.1')).toBeNull()
  await expect(openCountries(join(directory, 'nowhere.mmdb'))).rejects.toThrow('ENOENT')
  writeFileSync(path, 'no database')
  await expect(openCountries(path)).rejects.toThrow('Unknown type')
  rmSync(directory, { recursive: true })
})

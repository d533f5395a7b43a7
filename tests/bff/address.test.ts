// Which address in a chain of proxies is the client's.
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../bff/config.ts'
import { clientAddress, networkOf, siteOf } from '../../bff/operations/address.ts'

const trusting = (TRUST_PROXY: string | undefined) =>
  readConfig({
    ACCOUNT_URL: 'http://localhost:1',
    TREASURY_URL: 'http://localhost:2',
    SERVICE_SECRET: 'a secret of tests only',
    TRUST_PROXY,
  }).trustProxy

/** A request that came from `peer`. */
const from = (peer: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } }) as unknown as IncomingMessage

describe('the client of a request', () => {
  test.each([
    ['without a proxy the peer', undefined, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['in one spelling', undefined, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['of one hop the last', '1', '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['of two hops the last but one', '2', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [
      'of listed proxies the first that is none',
      '10.0.0.0/8',
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1, 10.0.0.2',
      '198.51.100.1',
    ],
    ['of a list in IPv6', 'fd00::/8', 'fd00::1', '2001:db8::5', '2001:db8::5'],
    ['not of a stranger to the list', '10.0.0.0/8', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['with a port', '1', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['with a port, in IPv6', '1', '10.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['or the proxy, where it names none', '1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['or the proxy, where it says nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ])('T25: %s', (_what, trust, peer, forwarded, client) => {
    expect(clientAddress(from(peer, forwarded), trusting(trust))).toBe(client)
  })

  test.each(['true', 'TRUE', 'yes', '0.0.0.0/0', '::/0', '11', 'proxy.example', '10.0.0.0/33', '10.0.0.1;10.0.0.2'])(
    'T25: TRUST_PROXY=%s is refused at the start, and the error says what to set',
    text => {
      expect(() => trusting(text)).toThrow(/TRUST_PROXY=1.*TRUST_PROXY=10\.0\.0\.0\/8/s)
    },
  )
})

describe('what counts as one', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', null],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['fe80::', 'fe80:0:0:0', 'fe80:0:0'],
    ['', '', null],
  ])('the network of %s is %s, its site %s', (address, network, site) => {
    expect([networkOf(address), siteOf(address)]).toEqual([network, site])
  })
})

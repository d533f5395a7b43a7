// Which URLs may be called. Users enter them and our servers call them from inside: without these rules they could name hosts that only our
// servers can reach (T10).
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type TargetRules = {
  /** This machine may be called, also without TLS: only for demos and tests. */
  allowLoopback: boolean
}
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/** A host name resolved to an address that must not be called. */
export class AddressRefused extends Error {}

/** Whether an address is on the public internet; private, local, reserved and translated ranges are not. */
export function isAllowedAddress(address: string, { allowLoopback }: TargetRules): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address within IPv6 counts as IPv4.
  const plain = ipaddr.process(address)
  if (allowLoopback && plain.range() === 'loopback') return true
  return plain.range() === 'unicast' && (plain instanceof ipaddr.IPv4 || isGlobalUnicast(plain))
}

/** 2000::/3, the only range with assigned addresses: `::/96`, for example, contains every IPv4 address again, `::7f00:1` our own. */
const isGlobalUnicast = (address: ipaddr.IPv6) => address.match(ipaddr.IPv6.parse('2000::'), 3)

const LOCAL_NAME = /^(?:[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa))\.?$/

/** Whether a URL may be saved. What its host resolves to is checked at each delivery. */
export function isAllowedUrl(text: string, rules: TargetRules): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { protocol, hostname, username, password, hash } = url
  if (username !== '' || password !== '' || hash !== '') return false
  const literal = literalOf(url)
  const isHere = hostname === 'localhost' || (literal !== null && ipaddr.process(literal).range() === 'loopback')
  if (isHere) return rules.allowLoopback && (protocol === 'https:' || protocol === 'http:')
  if (protocol !== 'https:') return false
  return literal === null ? !LOCAL_NAME.test(hostname) : isAllowedAddress(literal, rules)
}

/** The host of a URL if it is an IP address, which is never looked up. */
export function literalOf({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? bare : null
}

/**
 * A DNS lookup for connections: resolves a name once, refuses it when any of its addresses must not be called, and returns a checked one.
 * The connection uses the checked address, so a different later response changes nothing.
 */
export function checkedLookup(resolve: Resolve, rules: TargetRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      addresses => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowedAddress(address, rules)))
          return callback(new AddressRefused(), '')
        if (options.all) return callback(null, [first])
        callback(null, first.address, first.family)
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('no such name'), ''),
    )
  }
}

// The address of a request. Only what our own proxies appended to `x-forwarded-for` is trusted.
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { z } from 'zod'

/** Whether the peer at `address`, that many hops away, is one of our proxies. */
export type TrustedProxy = (address: string, hop: number) => boolean

const MAX_HOPS = 10
const NONE: TrustedProxy = () => false

/** `TRUST_PROXY`: the number of proxies in front of Arus, or their addresses. */
export const trustProxy = z.string().default('').transform(parseTrustProxy)

function parseTrustProxy(text: string, context: z.core.$RefinementCtx): TrustedProxy {
  const given = text.trim().toLowerCase()
  if (given === '' || given === 'false' || given === '0') return NONE
  if (/^\d+$/.test(given) && Number(given) <= MAX_HOPS) {
    const hops = Number(given)
    return (_address, hop) => hop < hops
  }
  const networks = given.split(',').map(each => each.trim())
  if (networks.every(isNetwork)) return proxyAddr.compile(networks)
  context.addIssue({
    code: 'custom',
    message:
      `TRUST_PROXY=${text} is refused: it would believe whatever address a client writes. Set how many proxies stand in front of Arus ` +
      `(TRUST_PROXY=1), or their addresses (TRUST_PROXY=10.0.0.0/8,192.0.2.7).`,
  })
  return z.NEVER
}

/** An address or a range of addresses, but not the whole internet. */
const isNetwork = (text: string) =>
  isIP(text) !== 0 || ((ipaddr.IPv4.isValidCIDR(text) || ipaddr.IPv6.isValidCIDR(text)) && !text.endsWith('/0'))

/** The address seen by the outermost of our proxies, normalized. */
export function clientAddress(request: IncomingMessage, isTrusted: TrustedProxy): string {
  const chain = proxyAddr.all(request, isTrusted)
  // Anything but an address was not written by a proxy that knows its peer: then the last valid one counts.
  const known = chain.map(withoutPort).filter(address => isIP(address) !== 0)
  const address = known.at(-1)
  return address === undefined ? '' : ipaddr.process(address).toString()
}

/** Some proxies also write their peer's port. */
const withoutPort = (text: string) =>
  /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)?.slice(1).find(Boolean) ?? text

/** What counts as one address: an IPv4 address, or the /64 of an IPv6 address, because its holder has all of them. */
export const networkOf = (text: string): string => prefixOf(text, 4) ?? text

/** The /48 of an IPv6 address, which a provider may assign to one customer; null for every other address. */
export const siteOf = (text: string): string | null => prefixOf(text, 3)

function prefixOf(text: string, groups: number): string | null {
  if (isIP(text) === 0) return null
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return null
  return address.parts
    .slice(0, groups)
    .map(part => part.toString(16))
    .join(':')
}

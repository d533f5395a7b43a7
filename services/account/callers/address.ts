// IP addresses, as this service stores and counts them.
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** One spelling per address: an IPv4 address mapped into IPv6, as some sockets report it, becomes IPv4. */
export const plainAddress = (text: string): string => (isIP(text) === 0 ? text : ipaddr.process(text).toString())

/** The unit for rate limits: a single IPv4 address, or an IPv6 /64, since its owner controls all of it. */
export const networkOf = (text: string): string => prefixOf(text, 4) ?? plainAddress(text)

/** The /48 of an IPv6 address, which one customer of a provider may own; null for all other addresses. */
export const siteOf = (text: string): string | null => prefixOf(text, 3)

function prefixOf(text: string, groups: number): string | null {
  if (isIP(text) === 0) return null
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return null
  const kept = address.parts.slice(0, groups).map(part => part.toString(16))
  return `${kept.join(':')}::/${groups * 16}`
}

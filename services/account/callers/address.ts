// Addresses of the internet, as this service keeps and counts them.
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** One spelling for each: an IPv4 address within IPv6, which is how some sockets name it, is an IPv4 address. */
export const plainAddress = (text: string): string => (isIP(text) === 0 ? text : ipaddr.process(text).toString())

/** What counts as one address: one of IPv4; of IPv6 the /64, for whoever has one address of it has them all. */
export const networkOf = (text: string): string => prefixOf(text, 4) ?? plainAddress(text)

/** The /48 of an IPv6 address, which is what one customer of a provider may be given; null for every other address. */
export const siteOf = (text: string): string | null => prefixOf(text, 3)

function prefixOf(text: string, groups: number): string | null {
  if (isIP(text) === 0) return null
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return null
  const kept = address.parts.slice(0, groups).map(part => part.toString(16))
  return `${kept.join(':')}::/${groups * 16}`
}

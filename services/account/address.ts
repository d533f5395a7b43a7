// Addresses of the internet, as this service keeps and counts them.
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** One spelling for each: an IPv4 address within IPv6, which is how some sockets name it, is an IPv4 address. */
export const plainAddress = (text: string): string => (isIP(text) === 0 ? text : ipaddr.process(text).toString())

/** What counts as one place: an IPv4 address; of IPv6 the network, for whoever has one address of it has them all. */
export function networkOf(text: string): string {
  if (isIP(text) === 0) return text
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

// The country of an address, from a database in MaxMind's format (GeoLite2-Country and similar). Without one it is unknown.
import { isIP } from 'node:net'
import { type CountryResponse, open } from 'maxmind'

/** The ISO code of an address's country; null: unknown. */
export type CountryOf = (address: string | null) => string | null

declare module '../account.ts' {
  interface Account {
    countryOf: CountryOf
  }
}

/** Opens the database at GEOIP_DATABASE. An unreadable file fails the start, since it would not be noticed later. */
export async function openCountries(path: string | undefined): Promise<CountryOf> {
  if (path === undefined) return () => null
  const reader = await open<CountryResponse>(path)
  return address => (address !== null && isIP(address) !== 0 ? (reader.get(address)?.country?.iso_code ?? null) : null)
}

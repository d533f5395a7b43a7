// Where an address is, by a database of MaxMind's form (GeoLite2-Country and its like). Without one nobody knows.
import { isIP } from 'node:net'
import { type CountryResponse, open } from 'maxmind'

/** The ISO code of the country that an address is in; null: unknown. */
export type CountryOf = (address: string | null) => string | null

declare module '../account.ts' {
  interface Account {
    countryOf: CountryOf
  }
}

/** Opens the database named by GEOIP_DATABASE. A file that can't be read stops the start: nobody would notice it later. */
export async function openCountries(path: string | undefined): Promise<CountryOf> {
  if (path === undefined) return () => null
  const reader = await open<CountryResponse>(path)
  return address => (address !== null && isIP(address) !== 0 ? (reader.get(address)?.country?.iso_code ?? null) : null)
}

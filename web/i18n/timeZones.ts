/** Zones of Indonesia, and of neighboring countries where companies are based. */
export const timeZones: readonly string[] = [
  'Asia/Jakarta',
  'Asia/Pontianak',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Singapore',
  'Asia/Kuala_Lumpur',
  'Asia/Bangkok',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
  'UTC',
]

const indonesian: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}

/** `Jakarta (WIB)`. */
export function labelOfZone(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const name = indonesian[zone]
  return name === undefined ? city : `${city} (${name})`
}

// The banks of virtual accounts by their national codes, as papers call them.
const BANK_NAMES: Readonly<Record<string, string>> = {
  '014': 'BCA',
  '008': 'Mandiri',
  '009': 'BNI',
  '002': 'BRI',
  '022': 'CIMB Niaga',
  '013': 'Permata',
}

/** The name of a bank; its code where it has none. */
export const virtualAccountBank = (code: string): string => BANK_NAMES[code] ?? code

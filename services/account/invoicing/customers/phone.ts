// Phone numbers are stored in E.164 format.

/** The shortest number with an area code: three digits and five. Shorter ones are service numbers, which can't be called from abroad. */
const SHORTEST_WITH_AREA = 8

/**
 * `0812-3456-789` and `+62 812 3456 789` become `+628123456789`; numbers without a country code are Indonesian. Undefined for invalid ones.
 */
export async function normalizePhone(text: string): Promise<string | undefined> {
  // Loads its tables of all countries only for the first number.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const read = (written: string) => {
    const parsed = parsePhoneNumberFromString(written, 'ID')
    if (!parsed?.isValid()) return undefined
    return parsed.country === 'ID' && parsed.nationalNumber.length < SHORTEST_WITH_AREA ? undefined : parsed.number
  }
  // Many countries dial 00 where Indonesia dials 001 or 007.
  return read(text) ?? read(text.replace(/^\s*00(?=\s*[1-9])/, '+'))
}

/** Whether the text has more than one number, of which only one could be stored. */
export const isSeveralPhones = (text: string): boolean =>
  text.split(/[;,/|&\n]|\s(?:atau|dan|or|and)\s/i).filter(part => /\d/.test(part)).length > 1

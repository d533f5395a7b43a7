// Phone numbers in the form of E.164, as all of them are stored.

/** The shortest number with its area: three digits and five. A shorter one is a service number, which has none abroad. */
const SHORTEST_WITH_AREA = 8

/** `0812-3456-789` and `+62 812 3456 789` as `+628123456789`; numbers without a country are Indonesian. Undefined when it is no phone number. */
export async function normalizePhone(text: string): Promise<string | undefined> {
  // Its tables of all countries are read when the first number comes.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const read = (written: string) => {
    const parsed = parsePhoneNumberFromString(written, 'ID')
    if (!parsed?.isValid()) return undefined
    return parsed.country === 'ID' && parsed.nationalNumber.length < SHORTEST_WITH_AREA ? undefined : parsed.number
  }
  // Much of the world dials 00 where Indonesia dials 001 or 007.
  return read(text) ?? read(text.replace(/^\s*00(?=\s*[1-9])/, '+'))
}

/** Whether there is more than one number, of which but one could be kept. */
export const isSeveralPhones = (text: string): boolean =>
  text.split(/[;,/|&\n]|\s(?:atau|dan|or|and)\s/i).filter(part => /\d/.test(part)).length > 1

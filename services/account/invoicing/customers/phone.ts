// Phone numbers in the form of E.164, as all of them are stored.

/** `0812-3456-789` and `+62 812 3456 789` as `+628123456789`; numbers without a country are Indonesian. Undefined when it is no phone number. */
export async function normalizePhone(text: string): Promise<string | undefined> {
  // Its tables of all countries are read when the first number comes.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const parsed = parsePhoneNumberFromString(text, 'ID')
  return parsed?.isValid() ? parsed.number : undefined
}

/** An account number without what people write between its digits. */
export const accountDigits = (text: string): string => text.replaceAll(/[\s.-]/g, '')

/** Whether digits can be an account number of some bank. */
export const isAccountNumber = (digits: string): boolean => /^\d{5,34}$/.test(digits)

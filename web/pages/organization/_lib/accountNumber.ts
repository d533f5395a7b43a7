/** An account number without the separators that users type between digits. */
export const accountDigits = (text: string): string => text.replaceAll(/[\s.-]/g, '')

/** Whether digits can be an account number of any bank. */
export const isAccountNumber = (digits: string): boolean => /^\d{5,34}$/.test(digits)

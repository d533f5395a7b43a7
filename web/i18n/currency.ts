/** The currencies of the API contract. */
export const currencies = ['IDR', 'USD', 'SGD'] as const

export type Currency = (typeof currencies)[number]

/** Currency options of fields and filters: their codes, which are the same in every language. */
export const currencyOptions = currencies.map(value => ({ value, label: value }))

/** The currency of a code; IDR for an unknown code. */
export const currencyOf = (code: string): Currency => currencies.find(currency => currency === code) ?? 'IDR'

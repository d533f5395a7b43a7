/** The currencies of the contract. */
export const currencies = ['IDR', 'USD', 'SGD'] as const

export type Currency = (typeof currencies)[number]

/** The currencies as fields and filters offer them: by their codes, which are the same in every language. */
export const currencyOptions = currencies.map(value => ({ value, label: value }))

/** A currency that is known by its code; rupiah for a code that is none of ours. */
export const currencyOf = (code: string): Currency => currencies.find(currency => currency === code) ?? 'IDR'

type Account = { readonly accountNumber: string; readonly bank: { readonly name: string } }

/** `Mandiri ··1049`: the last four digits are what people compare, and they are never cut. */
export const accountTail = ({ bank, accountNumber }: Account): string => `${bank.name} ··${accountNumber.slice(-4)}`

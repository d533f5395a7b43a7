type Account = { readonly accountNumber: string; readonly bank: { readonly name: string } }

/** `Mandiri ··1049`: users compare the last four digits, which are never truncated. */
export const accountTail = ({ bank, accountNumber }: Account): string => `${bank.name} ··${accountNumber.slice(-4)}`

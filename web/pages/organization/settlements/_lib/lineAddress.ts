/** The filtered list that contains a bank line: lines have no page of their own. */
export const lineAddress = ({ description, date }: { readonly description: string; readonly date: string }): string =>
  `/statement-transactions?${new URLSearchParams({ q: description, date: `${date}..${date}` })}`

/** User-written text as paragraphs of an email, one per line. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')

const MAX_NAMES = 10

/** Names in one line; `more` gives the text for those beyond the first ten. */
export const namesOf = (names: readonly string[], more: (count: number) => string): string =>
  [...names.slice(0, MAX_NAMES), ...(names.length > MAX_NAMES ? [more(names.length - MAX_NAMES)] : [])].join(', ')

/** What somebody wrote, line by line, as paragraphs of a letter. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')

const MOST_NAMES = 10

/** Names in one line; `more` says how many there are beyond the first ten. */
export const namesOf = (names: readonly string[], more: (count: number) => string): string =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [more(names.length - MOST_NAMES)] : [])].join(', ')

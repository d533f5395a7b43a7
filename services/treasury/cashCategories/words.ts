// Parses the words of a rule. Pure; the database parses bank texts the same (`plain_words`, migration 0124).

/** Upper-case words separated by single spaces: without punctuation, so that nothing acts as a pattern. */
export const plainWords = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Without duplicates, in their order; omits those without a letter or digit. */
export const ruleWords = (words: readonly string[]): string[] => [...new Set(words.map(plainWords))].filter(Boolean)

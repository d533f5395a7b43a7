// How the words of a rule are read. Pure; the database reads texts of banks alike (`plain_words`, migration 0124).

/** Words in capitals with one blank between them: marks are no part of them, and nothing is a pattern. */
export const plainWords = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Each once, in their order; those that have no letter and no digit are left out. */
export const ruleWords = (words: readonly string[]): string[] => [...new Set(words.map(plainWords))].filter(Boolean)

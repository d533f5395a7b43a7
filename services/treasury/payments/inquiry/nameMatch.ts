// Compares the name from a bank with ours. Pure.
import { nameOf, nameSimilarity, nameWords, SIMILAR_NAME } from '../../bankText/public.ts'

export const NAME_MATCHES = ['EXACT', 'CLOSE', 'DIFFERENT'] as const
export type NameMatch = (typeof NAME_MATCHES)[number]

/** Equal except for legal form, case and punctuation; similar, to be checked; or different. */
export function matchNames(given: string, expected: string): NameMatch {
  const similarity = nameSimilarity(nameOf(nameWords(given)), nameOf(nameWords(expected)))
  if (similarity === 100) return 'EXACT'
  return similarity >= SIMILAR_NAME ? 'CLOSE' : 'DIFFERENT'
}

// How well the name that a bank gives agrees with ours. Pure.
import { nameOf, nameSimilarity, nameWords, SIMILAR_NAME } from '../../bankText/public.ts'

export const NAME_MATCHES = ['EXACT', 'CLOSE', 'DIFFERENT'] as const
export type NameMatch = (typeof NAME_MATCHES)[number]

/** The same but for legal form, case and punctuation; alike, worth a second look; or another name. */
export function matchNames(given: string, expected: string): NameMatch {
  const similarity = nameSimilarity(nameOf(nameWords(given)), nameOf(nameWords(expected)))
  if (similarity === 100) return 'EXACT'
  return similarity >= SIMILAR_NAME ? 'CLOSE' : 'DIFFERENT'
}

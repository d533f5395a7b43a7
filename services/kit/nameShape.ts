// One rule for all names that users enter. Names appear in lists, logs, emails and file names, where an invisible character could make one
// name look like another, or one line like two.
import { z } from 'zod'

/** Control characters, line breaks, and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

export const hasUnseenCharacters = (text: string): boolean => UNSEEN.test(text)

/** The same without line breaks and tabs, which are allowed in longer texts. */
const UNSEEN_IN_PROSE = /(?![\n\r\t])[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

export const hasUnseenInProse = (text: string): boolean => UNSEEN_IN_PROSE.test(text)

/** A visible character: no blank, no joiner or invisible mark, no character without a shape. */
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]/u

function refuseUnseenInProse(text: string, context: z.RefinementCtx): void {
  if (hasUnseenInProse(text))
    context.addIssue({ code: 'custom', params: { code: 'INVALID_CHARACTERS_IN_PROSE' }, input: text })
}

/** Rejects a text without visible characters. */
function refuseBlank(text: string, context: z.RefinementCtx): void {
  if (text !== '' && !SEEN.test(text))
    context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: text })
}

/** Checks a text of a single line. */
export function refuseUnseen(text: string, context: z.RefinementCtx): void {
  if (hasUnseenCharacters(text))
    context.addIssue({ code: 'custom', params: { code: 'INVALID_CHARACTERS' }, input: text })
}

/** Rejects an optional text that isn't empty, but has no visible characters. */
function refuseInvisible(text: string, context: z.RefinementCtx): void {
  if (text !== '' && !SEEN.test(text) && !hasUnseenCharacters(text))
    context.addIssue({ code: 'custom', params: { code: 'INVALID_CHARACTERS' }, input: text })
}

/** A name of 1 to `maximum` characters, without surrounding blanks. */
export const nameOf = (maximum: number) =>
  z.string().trim().min(1).max(maximum).superRefine(refuseUnseen).superRefine(refuseBlank)

/** The same for a name that may be empty. */
export const optionalNameOf = (maximum: number) =>
  z.string().trim().max(maximum).superRefine(refuseUnseen).superRefine(refuseInvisible)

/** Notes, reasons, descriptions: up to `maximum` characters, several lines, without surrounding blanks. */
export const proseOf = (maximum: number, minimum = 0) => {
  const prose = z.string().trim().min(minimum).max(maximum).superRefine(refuseUnseenInProse)
  return minimum > 0 ? prose.superRefine(refuseBlank) : prose
}

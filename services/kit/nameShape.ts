// One rule for whatever people call something: shown in lists, logs, emails and file names, where a character that nobody sees could make
// one name look like another, or one line like two.
import { z } from 'zod'

/** Control characters, breaks of lines, and what turns the direction in which text is shown. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

export const hasUnseenCharacters = (text: string): boolean => UNSEEN.test(text)

/** The same but breaks of lines and tabs: in what people write at length they are seen. */
const UNSEEN_IN_PROSE = /(?![\n\r\t])[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

export const hasUnseenInProse = (text: string): boolean => UNSEEN_IN_PROSE.test(text)

/** Something that is seen: no blank, no mark that joins or hides letters, no letter that is shown as nothing. */
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]/u

function refuseUnseenInProse(text: string, context: z.RefinementCtx): void {
  if (hasUnseenInProse(text))
    context.addIssue({ code: 'custom', params: { code: 'INVALID_CHARACTERS_IN_PROSE' }, input: text })
}

/** A text that must say something, and of which nothing is seen, says nothing. */
function refuseBlank(text: string, context: z.RefinementCtx): void {
  if (text !== '' && !SEEN.test(text))
    context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: text })
}

/** A check of a text that stands in one line. */
export function refuseUnseen(text: string, context: z.RefinementCtx): void {
  if (hasUnseenCharacters(text))
    context.addIssue({ code: 'custom', params: { code: 'INVALID_CHARACTERS' }, input: text })
}

/** A name of 1 to `maximum` characters, without blanks around it. */
export const nameOf = (maximum: number) => z.string().trim().min(1).max(maximum).superRefine(refuseUnseen)

/** The same for one that may be left empty. */
export const optionalNameOf = (maximum: number) => z.string().trim().max(maximum).superRefine(refuseUnseen)

/** Notes, reasons, descriptions: of up to `maximum` characters, of several lines, without blanks around them. */
export const proseOf = (maximum: number, minimum = 0) => {
  const prose = z.string().trim().min(minimum).max(maximum).superRefine(refuseUnseenInProse)
  return minimum > 0 ? prose.superRefine(refuseBlank) : prose
}

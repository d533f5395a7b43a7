// What the check of a file suggests in place of a rejected value.
import { z } from 'zod'

const SUGGESTION_REASONS = [
  'BALANCE',
  'LETTERS',
  'OTHER_MARK',
  'ZERO',
  'OTHER_FORM',
  'CLOSEST',
  'STORED',
  'REPEATED',
] as const

/** The replacement text; null: leave the row out. */
export type Suggestion = { value: string | null; reason: (typeof SUGGESTION_REASONS)[number] }

export const suggestionBody = z.object({
  value: z.string().nullable().describe('Text for the rejected one; null: leave the row out'),
  reason: z.enum(SUGGESTION_REASONS).meta({ id: 'ImportSuggestionReason' }),
})

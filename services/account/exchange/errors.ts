import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  illegalTokenFormat: {
    code: 'U-ACC-AU-10',
    status: 422,
    en: 'The token format is invalid.',
    id: 'Format token tidak valid.',
  },
  organizationNotTreasury: {
    code: 'U-ACC-OG-3',
    status: 422,
    en: 'This organization doesn’t use treasury.',
    id: 'Organisasi ini tidak menggunakan treasury.',
  },
})

/** Codes that are never returned, and what replaces them, or where they come from (decision 0091). */
export const silent = {
  illegalTokenFormat: '`U-ACC-AU-17`, `U-ACC-AU-46`, `G-10`: as for any token that is none of ours',
} satisfies Partial<Record<keyof typeof codes, string>>

// Sign-in with a provider, as the browser sees it: it navigates to the provider, and returns signed in, to the second step, or rejected.
import type { Challenge, TwoFactorMethod } from './_public/signIn.ts'

/** The button's address. */
export const socialAddress = ({ remember, next }: { remember: boolean; next: string }) =>
  `/auth/social/start?${new URLSearchParams({ next, ...(remember && { remember: '1' }) })}`

const METHODS: readonly TwoFactorMethod[] = ['AUTHENTICATOR_APP', 'PASSKEY', 'BACKUP_CODES']

/** The result in the address after returning; null when there is none. */
export function returnIn({ search, hash }: { search: string; hash: string }) {
  const refused = new URLSearchParams(search).get('refused')
  const brought = new URLSearchParams(hash.slice(1))
  const token = brought.get('challenge')
  const offered = brought.get('methods')?.split(',') ?? []
  const challenge: Challenge | null = token
    ? { token, methods: METHODS.filter(method => offered.includes(method)) }
    : null
  return refused === null && challenge === null ? null : { refused, challenge }
}

/** Codes with their own messages here; any other failure is shown as an incomplete sign-in. */
const TOLD = ['AU-1', 'AU-2', 'AU-29', 'AU-30', 'AU-31', 'AU-33', 'AU-38'] as const

/** The message for a rejection. */
export const refusalMessage = (code: string) =>
  `signIn.social.${TOLD.find(told => code === `U-ACC-${told}`) ?? 'AU-32'}` as const

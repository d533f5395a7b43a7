// Sign-in with a provider, as the browser sees it: it leaves for the provider, and comes back signed in, to its second step, or refused.
import type { Challenge, TwoFactorMethod } from './signIn.ts'

/** Where the button leads. */
export const socialAddress = ({ remember, next }: { remember: boolean; next: string }) =>
  `/auth/social/start?${new URLSearchParams({ next, ...(remember && { remember: '1' }) })}`

const METHODS: readonly TwoFactorMethod[] = ['AUTHENTICATOR_APP', 'PASSKEY', 'BACKUP_CODES']

/** What stands in the address of whoever comes back; null when nothing does. */
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

/** Codes that have words of their own here; whatever else went wrong is told as a sign-in that was not completed. */
const TOLD = ['AU-1', 'AU-2', 'AU-29', 'AU-30', 'AU-31', 'AU-33', 'AU-38'] as const

/** The message for a refusal. */
export const refusalMessage = (code: string) =>
  `signIn.social.${TOLD.find(told => code === `U-ACC-${told}`) ?? 'AU-32'}` as const

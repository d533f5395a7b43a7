// The account service's authentication: factors, sessions, the security log.
import type { PersonalScope } from '../../context.ts'

type FreshFactor = { code?: string; passkeyAssertion?: string }
type OwnProof = FreshFactor & { password?: string }

export const readFactors = (scope: PersonalScope) => scope.account.get('/v1/me/second-factors', {})

export const listLinkedProviders = (scope: PersonalScope) => scope.account.get('/v1/me/linked-providers', {})

export const unlinkProvider = (scope: PersonalScope, id: string, body: OwnProof) =>
  scope.account.post('/v1/me/linked-providers/{id}/unlink', { path: { id }, body })

export const relinkProvider = (scope: PersonalScope, id: string, body: OwnProof) =>
  scope.account.post('/v1/me/linked-providers/{id}/relink', { path: { id }, body })

export const listSessions = (scope: PersonalScope) => scope.account.get('/v1/me/sessions', {})

export const listSecurityEvents = (scope: PersonalScope, query: { first: number; after?: string }) =>
  scope.account.get('/v1/me/security-events', { query })

export const startPasskeyAssertion = (scope: PersonalScope) => scope.account.post('/v1/me/passkey-options', {})

export const addAuthenticator = (scope: PersonalScope, body: { password?: string }) =>
  scope.account.post('/v1/me/authenticator', { body })

export const confirmAuthenticator = (scope: PersonalScope, id: string, body: { name: string; code: string }) =>
  scope.account.post('/v1/me/authenticator/{id}/confirm', { path: { id }, body })

export const startPasskeyRegistration = (
  scope: PersonalScope,
  body: { passkeyAssertion?: string; password?: string },
) => scope.account.post('/v1/me/passkey-registration', { body })

export const finishPasskeyRegistration = (scope: PersonalScope, body: { name: string; registration: string }) =>
  scope.account.post('/v1/me/passkeys', { body })

export const renameFactor = (scope: PersonalScope, id: string, body: { name: string }) =>
  scope.account.put('/v1/me/second-factors/{id}', { path: { id }, body })

export const removeFactor = (scope: PersonalScope, id: string, body: FreshFactor) =>
  scope.account.post('/v1/me/second-factors/{id}/remove', { path: { id }, body })

export const regenerateBackupCodes = (scope: PersonalScope, body: FreshFactor) =>
  scope.account.post('/v1/me/backup-codes', { body })

export const endSession = (scope: PersonalScope, id: string) =>
  scope.account.post('/v1/me/sessions/{id}/end', { path: { id } })

export const endOtherSessions = (scope: PersonalScope) => scope.account.post('/v1/me/sessions/end-others', {})

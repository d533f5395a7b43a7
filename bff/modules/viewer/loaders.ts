// The account service's person who asks.
import type { PersonalScope } from '../../context.ts'

export const readMe = (scope: PersonalScope) => scope.account.get('/v1/me', {})

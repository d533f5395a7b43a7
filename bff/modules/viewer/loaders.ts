// The account service's record of the calling user.
import type { PersonalScope } from '../../context.ts'

export const readMe = (scope: PersonalScope) => scope.account.get('/v1/me', {})

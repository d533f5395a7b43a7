import { type EventsOfModule, on } from '../../kit/inTransaction.ts'
import { accessEnded } from '../members/public.ts'
import { revokeTokensOf } from './createApiToken.ts'

export const apiTokensModule: EventsOfModule = {
  name: 'apiTokens',
  on: [on(accessEnded, (tx, { id }) => revokeTokensOf(tx, id))],
}

import { on } from '../../kit/inTransaction.ts'
import { ADMINISTRATORS } from '../../kit/seededRoles.ts'
import { accessEnded } from '../members/public.ts'
import { defineModule } from '../module.ts'
import { revokeTokensOf } from './createApiToken.ts'
import { codes } from './errors.ts'
import { apiTokenExport } from './exports.ts'
import { apiTokenRoutes } from './routes.ts'

export const apiTokensModule = defineModule({
  name: 'apiTokens',
  records: {
    API_TOKEN: { description: 'An API token.', actions: ['CREATED', 'DELETED'] },
  },
  permissions: {
    'account.apiTokens.manage': ADMINISTRATORS,
  },
  areas: { AT: 'API tokens' },
  errors: codes,
  exports: { API_TOKENS: apiTokenExport },
  feed: {
    'api-token.revoked': {},
  },
  on: [on(accessEnded, (tx, { id }) => revokeTokensOf(tx, id))],
  routes: [apiTokenRoutes],
})

import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import { readApiTokens } from './accountViewer.ts'

export const apiTokenLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readApiTokens(scope, ids)).items.map(token => owned(scope, token))),
})

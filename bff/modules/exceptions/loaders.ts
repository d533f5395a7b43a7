import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import { readComments, readExceptions } from './treasuryExceptions.ts'

export const exceptionLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readExceptions(scope, ids)).items.map(each => owned(scope, each))),
  /** By exception, oldest first. */
  comments: batchByOwner(
    async ids => (await readComments(scope, ids)).items.map(comment => owned(scope, comment)),
    ({ exceptionId }) => [exceptionId],
  ),
})

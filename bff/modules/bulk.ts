// Mutations that do one thing to several records: each stands on its own, and the answer says of each what became of it.
import type { OrganizationScope } from '../context.ts'
import { toPayload, toUserError } from '../graph/errors.ts'
import { encodeId, type ScopedType } from '../graph/globalId.ts'
import type { Loader } from '../graph/loader.ts'
import type { components } from '../rest/treasury.generated.ts'

type BulkResult = components['schemas']['BulkResult']
type Act = (scope: OrganizationScope, uuids: string[]) => Promise<{ results: BulkResult[] }>

/** What became of each record, under its global id. */
export const toResults = (scope: OrganizationScope, type: ScopedType, results: readonly BulkResult[]) =>
  results.map(({ id, ok, errors }) => ({
    nodeId: encodeId(type, scope.organizationId, id),
    ok,
    userErrors: errors.map(toUserError),
  }))

const toUuids = (scope: OrganizationScope, type: ScopedType, globalIds: readonly string[]) =>
  globalIds.map(globalId => scope.uuidOf(type, globalId))

/** Changes several records; those that changed are read again, as they are now. */
export async function changeEach<Item>(
  scope: OrganizationScope,
  type: ScopedType,
  globalIds: readonly string[],
  act: Act,
  byId: () => Loader<Item | null>,
) {
  return toChanges(scope, type, await act(scope, toUuids(scope, type, globalIds)), byId)
}

/** What became of several records, and those that changed as they are now. */
export async function toChanges<Item>(
  scope: OrganizationScope,
  type: ScopedType,
  { results }: { results: readonly BulkResult[] },
  byId: () => Loader<Item | null>,
) {
  const changed = await byId().loadAll(results.filter(({ ok }) => ok).map(({ id }) => id))
  return { results: toResults(scope, type, results), changed: changed.filter(each => each !== null) }
}

/** The payload of a mutation that deletes several records. */
export function deleteEach(scope: OrganizationScope, type: ScopedType, globalIds: readonly string[], act: Act) {
  const uuids = toUuids(scope, type, globalIds)
  return toPayload(
    async () => {
      const results = toResults(scope, type, (await act(scope, uuids)).results)
      return { results, deletedIds: results.filter(({ ok }) => ok).map(({ nodeId }) => nodeId) }
    },
    { results: [], deletedIds: [] },
  )
}

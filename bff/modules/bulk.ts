// Mutations that apply one action to several records: each record succeeds or fails alone, and the payload has a result for each.
import type { OrganizationScope } from '../context.ts'
import { toPayload, toUserError } from '../graph/errors.ts'
import { encodeId, type ScopedType } from '../graph/globalId.ts'
import type { Loader } from '../graph/loader.ts'
import type { components } from '../rest/treasury.generated.ts'

type BulkResult = components['schemas']['BulkResult']
type Act = (scope: OrganizationScope, uuids: string[]) => Promise<{ results: BulkResult[] }>

/** The result of each record, under its global id. */
export const toResults = (scope: OrganizationScope, type: ScopedType, results: readonly BulkResult[]) =>
  results.map(({ id, ok, errors }) => ({
    nodeId: encodeId(type, scope.organizationId, id),
    ok,
    userErrors: errors.map(toUserError),
  }))

const toUuids = (scope: OrganizationScope, type: ScopedType, globalIds: readonly string[]) =>
  globalIds.map(globalId => scope.uuidOf(type, globalId))

/** Changes several records and reads the changed ones again. */
export async function changeEach<Item>(
  scope: OrganizationScope,
  type: ScopedType,
  globalIds: readonly string[],
  act: Act,
  byId: () => Loader<Item | null>,
) {
  return toChanges(scope, type, await act(scope, toUuids(scope, type, globalIds)), byId)
}

/** The results of several records, and the updated records. */
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

// Who can give the next approval of a payment or bill: the account service says who has the permission, treasury which of them can use it.
import type { OfOrganization } from '../../graph/owned.ts'
import { byOptionalKey } from '../../graph/relation.ts'
import { permittedLoaders } from '../organization/loaders.ts'

type Awaiting = OfOrganization & {
  awaited: { openTo: string[] | null; namedFor: string[][]; exceptIds: string[] } | null
  authorIds: string[]
}

/** The field of a record that needs approvals, each from a user with this permission. */
export const awaitedApproval = <Source extends Awaiting>(permission: string, missingOf: (source: Source) => number) =>
  byOptionalKey({
    key: ({ awaited }: Source) => (awaited === null ? null : permission),
    loader: scope => scope.loaders(permittedLoaders).byPermission,
    show: (permitted, _args: unknown, _scope, source) => {
      const { openTo, namedFor, exceptIds } = source.awaited ?? { openTo: null, namedFor: [], exceptIds: [] }
      const named = permitted.filter(({ id }) => openTo === null || openTo.includes(id))
      const people = named.filter(({ id }) => !exceptIds.includes(id))
      const isAuthor = ({ id }: { id: string }) => source.authorIds.includes(id)
      // A later approval that no user can give blocks the payment just as the next one does.
      const isStuck = namedFor.some(ids => !permitted.some(({ id }) => ids.includes(id)))
      const nobody =
        isStuck || named.length === 0
          ? ('NOT_PERMITTED' as const)
          : people.length > 0
            ? null
            : named.every(isAuthor)
              ? ('AUTHORS' as const)
              : ('AUTHORS_AND_APPROVERS' as const)
      return { missing: missingOf(source), people, nobody }
    },
  })

import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { Context } from '../../context.ts'
import { upTo } from '../../graph/connection.ts'
import { codeOf, isRefusal } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { listMemberships } from '../members/loaders.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { flowsOf } from './flows.ts'
import type { IntercompanySideSource } from './sources.ts'
import { getIntercompany, listOwnAccountKeys } from './treasuryIntercompany.ts'

/** Maximum number of organizations in one query. */
const MAX_ORGANIZATIONS = 20
/** Maximum number of accounts per request to the service. */
const MAX_ACCOUNTS = 300
const MAX_FLOWS = 50
const MAX_DAYS = 31

export const intercompanyResolvers = {
  Viewer: {
    intercompany: async (_viewer, { organizations, first, currency, days }, context) => {
      // Refused here: each organization would refuse such days, and what refuses is left out, so that nothing would seem to have moved.
      const span = upTo(MAX_DAYS, 'days', days ?? 7)
      const most = upTo(MAX_ORGANIZATIONS, 'first', first ?? MAX_ORGANIZATIONS)
      const { items } = await listMemberships(context.personal)
      const asked = items
        .filter(
          ({ status, organizationId }) =>
            status === 'ACTIVE' && (organizations == null || organizations.includes(organizationId)),
        )
        .slice(0, most)
      const told = await each(
        context,
        asked.map(({ organizationId }) => organizationId),
        async organizationId => ({
          organizationId,
          accounts: (await listOwnAccountKeys(context.organization(organizationId))).items,
        }),
      )
      const ownerOf = new Map(
        told.flatMap(({ organizationId, accounts }) => accounts.map(account => [account, organizationId] as const)),
      )
      let isCut = false
      const answers = await each(
        context,
        told.map(({ organizationId }) => organizationId),
        async organizationId => {
          const others = [...ownerOf].flatMap(([account, owner]) => (owner === organizationId ? [] : [account]))
          if (others.length > MAX_ACCOUNTS) isCut = true
          const accounts = others.slice(0, MAX_ACCOUNTS).join(',')
          if (accounts === '') return null
          const scope = context.organization(organizationId)
          return owned({ organizationId }, await getIntercompany(scope, { accounts, currency, days: span }))
        },
      )
      const found = answers.filter(answer => answer !== null)
      const flows = flowsOf(found, ownerOf)
      return {
        organizations: found,
        flows: flows.slice(0, MAX_FLOWS),
        hasMore: isCut || flows.length > MAX_FLOWS || found.some(({ hasMore }) => hasMore),
      }
    },
  },
  OrganizationIntercompany: {
    organization: ({ organizationId }) => ({ id: organizationId }),
  },
  IntercompanySide: {
    organization: ({ organizationId }) => ({ id: organizationId }),
    isSeen: ({ statementTransactionId }) => statementTransactionId !== null,
    statementTransaction: byOptionalKey({
      key: ({ statementTransactionId }: IntercompanySideSource) => statementTransactionId,
      loader: scope => scope.loaders(statementLoaders).byId,
      show: orNull,
    }),
  },
} satisfies Resolvers

/** The organizations' answers, without those that refuse or fail: their own fields report the reason. */
async function each<Answer>(
  context: Context,
  organizationIds: readonly string[],
  ask: (organizationId: string) => Promise<Answer>,
): Promise<Answer[]> {
  const settled = await Promise.allSettled(organizationIds.map(ask))
  return settled.flatMap(result => {
    if (result.status === 'fulfilled') return [result.value]
    const error: unknown = result.reason
    // The session has ended, which fails the whole query.
    if (codeOf(error) === 'G-10') throw error
    if (!isRefusal(error)) context.log(error)
    return []
  })
}

import type { ActivityFilter, Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { pageQuery } from '../../graph/connection.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { readOrganization } from '../organization/loaders.ts'
import { type ActivityQuery, listActivity, LOGS, type Log, proveLog } from './activityLog.ts'
import { mergePages, placesOf } from './mergedLog.ts'
import { toActivity } from './sources.ts'

export const activityResolvers = {
  Organization: {
    activity: async ({ id }, { first, after, filter }, context) => {
      const scope = context.organization(id)
      const page = pageQuery({ first })
      const places = placesOf(after)
      // Only a date range needs the time zone in which a day begins.
      const timeZone = filter?.date ? (await readOrganization(context, id)).timeZone : ''
      const query = { first: page.first, ...toQuery(filter, timeZone) }
      const read = async (log: Log) => {
        const place = places[log]
        const found = await listActivity(scope, log, place === null ? query : { ...query, after: place })
        return { ...found, items: found.items.map(entry => toActivity(scope, entry)) }
      }
      const [account, treasury] = await Promise.all([read('account'), read('treasury')])
      return mergePages({ account, treasury }, places, page.first)
    },
    activityProof: async ({ id }, _args, context) => {
      const scope = context.organization(id)
      const proofs = (await Promise.all(LOGS.map(log => proveLog(scope, log)))).filter(proof => proof !== null)
      const broken = proofs.flatMap(proof => proof.broken ?? [])
      return {
        entries: proofs.reduce((sum, { entries }) => sum + entries, 0),
        broken: broken.map(({ position, entryId, at }) => ({ position, entryUuid: entryId, at })),
      }
    },
  },
  Activity: {
    id: ({ id, organizationId }) => encodeId('Activity', organizationId, id),
    actor: ({ actorId, actorName }) =>
      actorId === null ? null : { id: actorId, fullName: actorName ?? '', photoId: null },
    recordUuid: ({ recordId }) => recordId,
    credential: ({ credential }) => credential && { ...credential, uuid: credential.id },
    counts: ({ counts }) => Object.entries(counts).map(([key, value]) => ({ key, value: String(value) })),
  },
} satisfies Resolvers

/** An entry's id doesn't say which service has it, so both are read. */
const activityLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const pages = await Promise.all(
      LOGS.map(log => listActivity(scope, log, { ids: ids.join(','), first: ids.length })),
    )
    return pages.flatMap(({ items }) => items.map(entry => toActivity(scope, entry)))
  }),
})

export const activityNodes = {
  Activity: (scope, uuid) => scope.loaders(activityLoaders).byId.load(uuid),
} satisfies NodeFinders

function toQuery(filter: ActivityFilter | null | undefined, timeZone: string): Omit<ActivityQuery, 'first'> {
  const { recordType, recordUuid, actorUuid, actions, date } = filter ?? {}
  return {
    ...(recordType && { recordType }),
    ...(recordUuid && { recordId: recordUuid }),
    ...(actorUuid && { actorId: actorUuid }),
    ...(actions && actions.length > 0 && { action: actions.join(',') }),
    ...(date?.from && { from: startOf(date.from, timeZone) }),
    // The range includes the last day: it ends where the next day starts.
    ...(date?.to && { to: startOf(Temporal.PlainDate.from(date.to).add({ days: 1 }), timeZone) }),
  }
}

/** The moment at which a business date begins. */
const startOf = (date: string | Temporal.PlainDate, timeZone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant().toString()

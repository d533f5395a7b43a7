import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { Refused, toPayload } from '../../graph/errors.ts'
import type { ExportedList, ExportedLists } from '../../graph/exportedList.ts'
import { readColumns, startExport } from './serviceExports.ts'

/** The resolvers that find a list by name, over the lists of all modules. */
export function createExportResolvers(lists: ExportedLists) {
  function listCalled(list: keyof ExportedLists, path: readonly string[]): ExportedList {
    const found = lists[list]
    if (found) return found
    throw new Refused(
      'G-2',
      { en: `${list} can’t be exported.`, id: `${list} tidak dapat diekspor.` },
      { code: 'INVALID_VALUE', path: [...path] },
    )
  }
  return {
    Organization: {
      exportColumns: ({ id }, { list }, context) =>
        readColumns(context.organization(id), listCalled(list, ['list']).service, list),
    },
    Mutation: {
      createExport: (_root, { input }, context) => {
        const scope = context.named
        const { list, format, columns, rows, selectedUuids, idempotencyKey } = input
        const { service, toQuery } = listCalled(list, ['input', 'list'])
        // Ids of another organization's records give not-found, whichever list they are for.
        for (const each of Object.values(lists)) each.toQuery(scope, rows ?? {})
        const filter = Object.fromEntries(
          Object.entries(toQuery(scope, rows ?? {})).flatMap(([name, value]) =>
            value === null || value === undefined ? [] : [[name, String(value)]],
          ),
        )
        const ids = selectedUuids ? [...selectedUuids] : null
        return toPayload(
          async () => ({
            export: await startExport(
              scope,
              service,
              { list, format, columns: [...columns], filter, ids },
              idempotencyKey,
            ),
          }),
          { export: null },
        )
      },
    },
  } satisfies Resolvers
}

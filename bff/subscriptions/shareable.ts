// Which results may be shared. One execution serves several users only if every field it runs is named by its module: the value depends on
// the record, the permissions and the language, never on the user. A field that is not named is executed for each subscriber, which is
// slower and always right; a test walks the schema and requires a decision for every field. In addition to the fields in the modules'
// `shareable`, every `__typename` may be shared, and subscription fields that declare it themselves (live.ts).
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { SHAREABLE_FIELDS } from '../modules.ts'

/** Whether everything that a subscription selects beneath its root field may be shared. Caches its results. */
export function openShareability(
  schema: GraphQLSchema,
  shareable: Readonly<Record<string, string>> = SHAREABLE_FIELDS,
): (document: DocumentNode) => boolean {
  const named = new Map(Object.entries(shareable).map(([type, fields]) => [type, new Set(fields.split(' '))]))
  const root = schema.getSubscriptionType()?.name
  const known = new WeakMap<DocumentNode, boolean>()

  function isShareable(document: DocumentNode): boolean {
    const types = new TypeInfo(schema)
    let isShared = true
    visit(
      document,
      visitWithTypeInfo(types, {
        [Kind.FIELD]({ name: { value: field } }) {
          const type = types.getParentType()?.name ?? ''
          if (type === root || field === '__typename' || named.get(type)?.has(field)) return
          isShared = false
        },
      }),
    )
    return isShared
  }

  return document => {
    const found = known.get(document) ?? isShareable(document)
    known.set(document, found)
    return found
  }
}

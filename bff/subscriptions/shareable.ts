// Which answers may be shared. One execution serves many people only when every field that it runs is named by its module: its value depends on
// the record, on the permissions and on the language, and never on the person who asks. A field that is not named is executed for each
// subscriber alone, which is slower and always right; a test walks the schema and asks for a decision on every field. Beside the fields that
// modules name in `shareable`, every `__typename` may be shared, and the subscription fields that say so themselves (live.ts).
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { SHAREABLE_FIELDS } from '../modules.ts'

/** Whether all that a subscription's document selects beneath its root field may be shared. Remembers its answers. */
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

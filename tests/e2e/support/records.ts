// A record for each page that shows one, found as each feature's file says (tests/e2e/features).
import { newId } from '../../../services/kit/ids.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { dayAgo, retailMaker } from './books.ts'
import { postgresUrl } from './database.ts'
import { type RecordTools, screensOf } from './featureScreens.ts'

/** The uuids of such records, by the path of their list. */
export async function recordsOfPages(): Promise<ReadonlyMap<string, string>> {
  const client = await retailMaker()
  const tools: RecordTools = {
    client,
    newId,
    dayAgo,
    async firstOf(list) {
      const { organization } = await client.run<{
        organization: { list: { edges: { node: { id: string; uuid: string } }[] } }
      }>(`{ organization { list: ${list} { edges { node { id uuid } } } } }`)
      const [first] = organization.list.edges
      if (first === undefined) throw new Error(`the demo has nothing at ${list}`)
      return first.node
    },
    sql: (service, text, values) =>
      withAdmin(postgresUrl(service), async admin => void (await admin.query(text, values))),
  }
  const records = new Map<string, string>()
  for (const [list, recordOf] of screensOf('records')) records.set(list, await recordOf(tools))
  return records
}

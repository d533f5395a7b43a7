// Writes the ids of the message catalogs as a type, which react-intl then requires wherever a message is named.
import { writeFileSync } from 'node:fs'
import { catalogFiles, languages, readMessages } from '../../web/tools/catalogs.ts'

const [reference] = languages
const ids = Object.keys(readMessages('web', await catalogFiles('web', reference))).sort()

writeFileSync(
  'web/i18n/messageIds.generated.ts',
  `// Generated from the message catalogs.
/** Every message of the catalogs. */
export type MessageId =
${ids.map(id => `  | '${id}'`).join('\n')}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
`,
)

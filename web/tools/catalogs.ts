// The message catalogs on disk: `**/_locales/{en,id}.json`, flat objects of hand-written dotted ids, beside what they belong to.
// `payments/_locales/form/{en,id}.json` is a part that only some screens of payments need: the group `payments.form`. Words that a feature has
// for others, such as its entry in the menu, stand with its own and travel with theirs.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** What a visitor needs before signing in. */
export const PUBLIC = 'public'
/** What every screen of an organization needs: frame, lists, forms. Each directory of screens is a group of its own besides. */
export const ORGANIZATION = 'organization'

/** Of the setting up and showing of second factors, before and after signing in. */
const SECOND_FACTOR = 'secondFactor'
/** Of what a browser may send: only where an installation has somewhere to send it. */
const TELEMETRY = 'telemetry'

/** Of the pages that letters link to. */
const LETTERS = 'letters'

/** Of the form that customers fill in, which has no other words than those of visitors. */
export const CUSTOMER_REQUEST = 'customerRequest'

/** Of a customer's own page, which is an entry of its own as well. */
export const CUSTOMER_PORTAL = 'customerPortal'
/** Of the page where customers pay, the same. */
export const CHECKOUT = 'checkout'
/** Of what customers send by either: the one has it from the start, the other when somebody wants to. */
export const CLAIMS = 'claims'

/** Of the first run, and of organizations that are created later. */
const SETUP = 'setup'

/** Of the saved views of lists, which come after the rows. */
const SAVED_VIEWS = 'savedViews'

/** Of files that are taken in, on whichever screen. */
const IMPORTS = 'imports'

/** Of charts and their tables. */
const CHARTS = 'charts'

/** Of the lines of orders and invoices, on whichever screen. */
const LINE_GRID = 'lineGrid'

/** Of what is told while somebody is elsewhere: nobody waits for it. */
const CHANGES = 'changes'

/** Of the palette, which comes when it is opened. */
const PALETTE = 'palette'

/** Whom the words of a feature's own catalog are for when it is not its screens, by how their ids begin. */
const OF_OTHERS: readonly { prefix: string; group: string }[] = [
  { prefix: 'menu.', group: ORGANIZATION },
  { prefix: 'shell.', group: ORGANIZATION },
  { prefix: 'log.', group: 'log' },
  { prefix: 'palette.', group: PALETTE },
  { prefix: 'permission.', group: 'permissions' },
  { prefix: 'webhooks.event.', group: 'settings' },
  { prefix: 'logout.', group: PUBLIC },
]

/** The group of a message. */
function groupOf(file: string, id: string): string {
  const isOfFeature = /^pages\/organization\/[^/_]+\/_locales\/\w+\.json$/.test(file)
  const reader = isOfFeature ? OF_OTHERS.find(({ prefix }) => id.startsWith(prefix)) : undefined
  return reader?.group ?? groupOfFile(file)
}

/** The group of a catalog file: the sooner one needs it, the less may be in it. */
function groupOfFile(file: string): string {
  if (/^(?:pages\/public\/twoFactor|ui\/(?:fresh|second)Factor)\//.test(file)) return SECOND_FACTOR
  if (/^pages\/public\/(?:forgotPassword|invitation|newPassword)\//.test(file)) return LETTERS
  if (file.startsWith('pages/public/customerRequest/')) return CUSTOMER_REQUEST
  if (file.startsWith('pages/public/customerPortal/')) return CUSTOMER_PORTAL
  if (file.startsWith('pages/public/checkout/')) return CHECKOUT
  if (file.startsWith('pages/public/claims/')) return CLAIMS
  if (/^pages\/public\/(?:newOrganization|setup)\//.test(file)) return SETUP
  if (file.startsWith('telemetry/')) return TELEMETRY
  if (file.startsWith('ui/savedViews/')) return SAVED_VIEWS
  if (file.startsWith('ui/charts/')) return CHARTS
  if (file.startsWith('ui/lineGrid/')) return LINE_GRID
  if (file.startsWith('shell/_locales/changes/')) return CHANGES
  if (file.startsWith('shell/_locales/palette/')) return PALETTE
  if (file.startsWith('pages/organization/_locales/import/')) return IMPORTS
  // What several screens say when it is wanted, such as of PDFs: a folder beside the words of them all.
  const [, shared] = /^pages\/organization\/_locales\/(\w+)\//.exec(file) ?? []
  if (shared !== undefined) return shared
  const [, directory, part] = /^pages\/organization\/([^/_]+)\/(?:_locales\/(\w+)\/)?/.exec(file) ?? []
  if (directory !== undefined) return part === undefined ? directory : `${directory}.${part}`
  return /^(?:pages\/organization|ui|shell)\//.test(file) ? ORGANIZATION : PUBLIC
}

/** Every group that has messages. */
export async function groupsOf(root: string): Promise<string[]> {
  const messages = await messagesIn(root, languages[0])
  return [...new Set(messages.map(({ file, id }) => groupOf(file, id)))].sort()
}

/** All catalog files of a language, relative to `root`, in a stable order. */
export async function catalogFiles(root: string, language: Language): Promise<string[]> {
  const files = await Array.fromAsync(glob(`**/_locales/**/${language}.json`, { cwd: root, exclude: ['dist'] }))
  return files.map(file => file.replaceAll(path.sep, '/')).sort()
}

type Message = { file: string; id: string; text: string }

/** The messages of these files; an id that two files define is an error. */
function messagesOf(root: string, files: readonly string[]): Message[] {
  const owners = new Map<string, string>()
  return files.flatMap(file => {
    const catalog: Record<string, string> = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    return Object.entries(catalog).map(([id, text]) => {
      const other = owners.get(id)
      if (other !== undefined) throw new Error(`message ${id} is defined in ${other} and in ${file}`)
      owners.set(id, file)
      return { file, id, text }
    })
  })
}

/** The messages of these files as text. */
export const readMessages = (root: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(messagesOf(root, files).map(({ id, text }) => [id, text]))

/** The messages of a language, each with its group. */
export const groupedMessages = async (root: string, language: Language): Promise<(Message & { group: string })[]> =>
  messagesOf(root, await catalogFiles(root, language)).map(message => ({
    ...message,
    group: groupOf(message.file, message.id),
  }))

/** The messages of a language, or of one of its groups. */
export async function messagesIn(root: string, language: Language, group?: string): Promise<Message[]> {
  const messages = messagesOf(root, await catalogFiles(root, language))
  return group === undefined ? messages : messages.filter(({ file, id }) => groupOf(file, id) === group)
}

/** A message without arguments is its text: half of all, and a third of their bytes. The browser wraps it (see i18n/intl.ts). */
export type CompiledMessage = string | MessageFormatElement[]

/** One group of one language, parsed. */
export async function compileCatalog(
  root: string,
  language: Language,
  group: string,
): Promise<{ files: string[]; messages: Record<string, CompiledMessage> }> {
  const messages = await messagesIn(root, language, group)
  const files = new Set(messages.map(({ file }) => path.join(root, file)))
  return { files: [...files], messages: Object.fromEntries(messages.map(({ id, text }) => [id, compile(text)])) }
}

function compile(text: string): CompiledMessage {
  const elements = parse(text)
  const [first] = elements
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements
}

// The message catalogs on disk: `**/_locales/{en,id}.json`, flat objects of hand-written dotted ids, next to the code that uses them.
// `payments/_locales/form/{en,id}.json` is the group `payments.form`, needed only by some screens of payments. A feature's messages for
// other screens, such as its menu entry, are in its catalog too but belong to their groups.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** Needed before signing in. */
export const PUBLIC = 'public'
/** Needed by every screen of an organization: frame, lists, forms. In addition, each directory of screens is its own group. */
export const ORGANIZATION = 'organization'

/** Setting up and verifying second factors, before and after signing in. */
const SECOND_FACTOR = 'secondFactor'
/** Consent to telemetry: only where an installation has telemetry. */
const TELEMETRY = 'telemetry'

/** The pages that emails link to. */
const LETTERS = 'letters'

/** The customer request form, which otherwise uses only visitors' messages. */
export const CUSTOMER_REQUEST = 'customerRequest'

/** The customer portal, which is a separate entry as well. */
export const CUSTOMER_PORTAL = 'customerPortal'
/** The page where customers pay, also a separate entry. */
export const CHECKOUT = 'checkout'
/** Payment claims of customers: part of the portal from the start, loaded on demand by the other page. */
export const CLAIMS = 'claims'

/** The first run, and creating further organizations. */
const SETUP = 'setup'

/** Saved views of lists, which load after the rows. */
const SAVED_VIEWS = 'savedViews'

/** File imports, on any screen. */
const IMPORTS = 'imports'

/** Charts and their tables. */
const CHARTS = 'charts'

/** Lines of orders and invoices, on any screen. */
const LINE_GRID = 'lineGrid'

/** Messages about changes elsewhere: no screen waits for them. */
const CHANGES = 'changes'

/** The palette, loaded when it is opened. */
const PALETTE = 'palette'

/** The group of messages in a feature's catalog that are not for its own screens, by id prefix. */
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

/** The group of a catalog file: groups needed early must stay small. */
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
  // Messages that several screens share on demand, such as those about PDFs: a folder inside the common catalog.
  const [, shared] = /^pages\/organization\/_locales\/(\w+)\//.exec(file) ?? []
  if (shared !== undefined) return shared
  const [, directory, part] = /^pages\/organization\/([^/_]+)\/(?:_locales\/(\w+)\/)?/.exec(file) ?? []
  if (directory !== undefined) return part === undefined ? directory : `${directory}.${part}`
  return /^(?:pages\/organization|ui|shell)\//.test(file) ? ORGANIZATION : PUBLIC
}

/** Every group with messages. */
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

/** The messages of these files; throws when two files define the same id. */
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

/**
 * A message without arguments is stored as plain text: half of all messages, and a third of their bytes. The browser wraps it (see
 * i18n/intl.ts).
 */
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

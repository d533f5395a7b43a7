// The message catalogues on disk: `**/_locales/{en,id}.json`, flat objects of hand-written dotted ids, beside what they belong to.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** What a visitor needs before signing in is apart from what only members see. */
export const groups = ['public', 'organization'] as const
export type Group = (typeof groups)[number]

const ORGANIZATION_ONLY = /^(?:pages\/organization|ui|shell)\//

/** All catalogue files of a language, relative to `root`, in a stable order. */
export async function catalogueFiles(root: string, language: Language, group?: Group): Promise<string[]> {
  const files = await Array.fromAsync(glob(`**/_locales/${language}.json`, { cwd: root, exclude: ['dist'] }))
  return files
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => group === undefined || (group === 'organization') === ORGANIZATION_ONLY.test(file))
    .sort()
}

/** The messages of these files as text; an id that two files define is an error. */
export function readMessages(root: string, files: readonly string[]): Record<string, string> {
  const owner = new Map<string, string>()
  const messages: Record<string, string> = {}
  for (const file of files) {
    const content: Record<string, string> = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    for (const [id, message] of Object.entries(content)) {
      if (owner.has(id)) throw new Error(`message ${id} is defined in ${owner.get(id)} and in ${file}`)
      owner.set(id, file)
      messages[id] = message
    }
  }
  return messages
}

/** One group of one language, parsed. */
export async function compileCatalogue(
  root: string,
  language: Language,
  group: Group,
): Promise<{ files: string[]; messages: Record<string, MessageFormatElement[]> }> {
  const files = await catalogueFiles(root, language, group)
  const messages = Object.entries(readMessages(root, files)).map(([id, text]) => [id, parse(text)] as const)
  return { files: files.map(file => path.join(root, file)), messages: Object.fromEntries(messages) }
}

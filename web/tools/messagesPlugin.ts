// `virtual:messages/<language>/<group>`: every `_locales/<language>.json` of a group, merged and parsed at build time, so that neither the
// catalogs' paths nor the ICU parser reach the browser. `virtual:catalogs` maps each of them to its import.
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileCatalog, groupsOf, languages } from './catalogs.ts'

const INDEX = 'virtual:catalogs'
const PREFIX = 'virtual:messages/'

/** Vite plugin that serves the compiled message catalogs of `root`; `has` selects groups, all by default. */
export function messages(root: string, has: (group: string) => boolean = () => true): Plugin {
  return {
    name: 'messages',
    resolveId: {
      filter: { id: /^virtual:(?:messages\/|catalogs$)/ },
      handler: id => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:messages\/|catalogs$)/ },
      async handler(id) {
        const name = id.slice(1)
        if (name === INDEX) return indexOf((await groupsOf(root)).filter(has))
        const [language, group = ''] = name.slice(PREFIX.length).split('/')
        const known = languages.find(one => one === language)
        if (known === undefined) return this.error(`no catalog ${name}`)
        const { files, messages: compiled } = await compileCatalog(root, known, group)
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(compiled)}`
      },
    },
    async hotUpdate({ file, modules }) {
      if (!file.split(path.sep).includes('_locales')) return
      const names = languages.flatMap(language => PREFIX + language)
      const graph = this.environment.moduleGraph
      const compiled = [...graph.idToModuleMap].filter(([id]) => names.some(name => id.startsWith(`\0${name}`)))
      return [...modules, ...compiled.map(([, module]) => module)]
    },
  }
}

/** `export const catalogs = { en: { log: () => import('virtual:messages/en/log'), … }, … }` */
function indexOf(groups: readonly string[]): string {
  const entries = (language: string) =>
    groups.map(group => `${JSON.stringify(group)}: () => import('${PREFIX}${language}/${group}')`).join(', ')
  return `export const catalogs = { ${languages.map(language => `${language}: { ${entries(language)} }`).join(', ')} }`
}

// `virtual:messages/<language>/<group>`: every `_locales/<language>.json` of a group, merged and parsed at build time,
// so that neither the catalogues' paths nor the ICU parser reach the browser.
import path from 'node:path'
import type { Plugin } from 'vite'
import { type Group, compileCatalogue, groups, languages } from './catalogues.ts'

const PREFIX = 'virtual:messages/'

/** Vite plugin that serves the compiled message catalogues of `root`. */
export function messages(root: string): Plugin {
  return {
    name: 'messages',
    resolveId: {
      filter: { id: /^virtual:messages\// },
      handler: id => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:messages\// },
      async handler(id) {
        const [language, group] = id.slice(PREFIX.length + 1).split('/')
        if (!isOneOf(languages, language) || !isOneOf(groups, group)) return this.error(`no catalogue ${id}`)
        const { files, messages } = await compileCatalogue(root, language, group)
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(messages)}`
      },
    },
    hotUpdate({ file, modules }) {
      if (path.basename(path.dirname(file)) !== '_locales') return
      const virtual = languages.flatMap(language =>
        groups.map((group: Group) => this.environment.moduleGraph.getModuleById(`\0${PREFIX}${language}/${group}`)),
      )
      return [...modules, ...virtual.filter(module => module !== undefined)]
    },
  }
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return values.some(one => one === value)
}

// Hot reload: restarts a process when its sources change; Vite does the same for the page itself.
import { spawn } from 'node:child_process'
import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { say } from './say.ts'

const SETTLE_MS = 150

/** Calls `changed` shortly after the last of several changes in one of the folders. */
export function watchFolders(folders: readonly string[], changed: (path: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map(folder =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(?:ts|tsx|sql|graphql|json)$/.test(file) || /__generated__|\/dist\//.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => changed(join(folder, file)), SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** Keeps Relay's artifacts up to date with the page's sources. Relay's own watch mode needs a program that npm does not provide. */
export function followRelay(): () => void {
  return watchFolders(['web'], path => {
    if (!/\.tsx?$/.test(path) || !mentionsGraphql(path)) return
    const compiler = spawn(process.execPath, ['node_modules/relay-compiler/cli.js', 'relay.config.js'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    compiler.stderr.setEncoding('utf8').on('data', (text: string) => say('relay', text))
  })
}

function mentionsGraphql(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes('graphql`')
  } catch {
    return false
  }
}

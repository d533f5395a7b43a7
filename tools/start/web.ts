// The browser's files, built when their sources changed since the last build.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { elapsed, say } from './say.ts'
import { inTurn } from './turn.ts'

type Build = { name: string; config: string; output: string; sources: string[]; not: RegExp }

export const application: Build = {
  name: 'web',
  config: 'web/vite.config.ts',
  output: 'web/dist',
  sources: ['web/**/*', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
  not: /^web\/(?:dist|graphiql)(?:\/|$)/,
}

/** The playground is a separate build, so that users of the application don't load it. */
export const playground: Build = {
  name: 'graphiql',
  config: 'web/graphiql/vite.config.ts',
  output: 'web/graphiql/dist',
  sources: ['web/graphiql/**/*', 'package-lock.json'],
  not: /^web\/graphiql\/dist(?:\/|$)/,
}

const building = new Set<ChildProcess>()

/** If several processes start in one clone, one builds, and the others wait for the result. */
export async function buildIfChanged(build: Build): Promise<void> {
  if (isBuilt(build, fingerprint(build))) return
  await inTurn(
    build.output,
    async () => {
      const sources = fingerprint(build)
      if (isBuilt(build, sources)) return
      say(build.name, 'building, since its sources changed')
      await run(build)
      writeFileSync(markOf(build), sources)
      say(build.name, `built after ${elapsed()}`)
    },
    () => say(build.name, 'being built by another start of this clone'),
  )
}

/** Inside the build: deleting the build deletes the mark. */
const markOf = ({ output }: Build) => join(output, '.sources')

const isBuilt = (build: Build, sources: string) =>
  existsSync(markOf(build)) && readFileSync(markOf(build), 'utf8') === sources

/** Stops builds in progress. */
export function stopBuilds() {
  for (const child of building) child.kill()
}

/** A hash of everything that the build reads. */
function fingerprint({ sources, not }: Build): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { exclude: path => not.test(path) }).filter(path => statSync(path).isFile())
  for (const path of files.sort()) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function run({ name, config }: Build): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn']
    const env = { ...process.env, NODE_ENV: 'production' }
    // Its own session keeps Ctrl-C from reaching it before us: we stop it, and know why it ended.
    const vite = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    building.add(vite)
    let output = ''
    for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    vite.once('error', reject)
    vite.once('exit', code => {
      building.delete(vite)
      if (code === 0) return resolve()
      const reason = stripVTControlCharacters(output).split('\n').slice(0, 40).join('\n')
      reject(new Error(`${name} was not built:\n${reason}`))
    })
  })
}

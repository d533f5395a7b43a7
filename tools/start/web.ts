// The web, built when its sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { elapsed, say } from './say.ts'

const SOURCES = ['web/**/*', 'schema.graphql', 'relay.config.json', 'package-lock.json']
const NOT_SOURCES = /^web\/dist(?:\/|$)/
/** Beside what it tells of: whoever deletes the build deletes the mark. */
const MARK = 'web/dist/.sources'

/** A fingerprint of everything that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { exclude: path => NOT_SOURCES.test(path) })
  for (const path of files.sort()) {
    if (!statSync(path).isFile()) continue
    hash.update(`${path}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

export async function buildWebIfChanged(): Promise<void> {
  const sources = fingerprint()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return
  say('web', 'building, since its sources changed')
  await build()
  writeFileSync(MARK, sources)
  say('web', `built after ${elapsed()}`)
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn']
    const vite = spawn(process.execPath, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    vite.once('error', reject)
    vite.once('exit', code => {
      if (code === 0) return resolve()
      const reason = stripVTControlCharacters(output).split('\n').slice(0, 40).join('\n')
      reject(new Error(`the web was not built:\n${reason}`))
    })
  })
}

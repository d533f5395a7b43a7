// A new Arus without any users: started as `DEMO=0 npm start` from an empty folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { atFileEnd } from '../../support/fileEnd.ts'
import { freePorts } from '../../support/freePorts.ts'
import { memoryDirectory } from '../../support/memoryDirectory.ts'

const START_LIMIT_MS = 240_000
const PORTS = 6

export type FreshArus = { url: string; /** The link that it printed for the first owner. */ link: string }

/** Starts one, and stops it at the end of the file. */
export async function startFreshArus(): Promise<FreshArus> {
  const directory = memoryDirectory('fresh')
  const port = await freePorts(PORTS)
  const child = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, DEMO: '0', PORT: String(port), DATA_DIR: directory, NODE_ENV: 'production' },
    // The channel closes with this process, which ends it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  atFileEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    rmSync(directory, { recursive: true, force: true })
  })
  return { url: `http://localhost:${port}`, link: await printedLink(child) }
}

function printedLink(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`no link was printed: ${why}\n${output.slice(-4000)}`))
    const limit = setTimeout(() => fail('no answer in time'), START_LIMIT_MS)
    const hear = (chunk: Buffer) => {
      output += String(chunk)
      const link = /^setup +(http\S+\/setup\?token=\S+)$/m.exec(output)?.[1]
      if (link === undefined) return
      clearTimeout(limit)
      resolve(link)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => fail(`it ended with ${code}`))
  })
}

// Writes a .br and a .gz file for every text asset, so that the server never compresses at request time.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|html|webmanifest)$/
/** Below this a second file costs more than it saves. */
const SMALLEST = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Vite plugin for the end of the build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter(name => COMPRESSIBLE.test(name))
      await Promise.all(names.map(name => compress(path.join(dir ?? 'dist', name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    brotli(content, quality).then(bytes => writeFile(`${file}.br`, bytes)),
    gzipped(content, { level: 9 }).then(bytes => writeFile(`${file}.gz`, bytes)),
  ])
}

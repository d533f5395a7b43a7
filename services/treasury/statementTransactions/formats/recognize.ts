// The known layouts, and detecting a file's.
import { bankApi } from './bankApi.ts'
import { bcaBisnis } from './bcaBisnis.ts'
import { bniDirect, bniDirectSheet } from './bniDirect.ts'
import { briCms } from './briCms.ts'
import { briInternet } from './briInternet.ts'
import { camt053 } from './camt053.ts'
import { cimbOcto } from './cimbOcto.ts'
import type { Format } from './format.ts'
import { klikBca } from './klikBca.ts'
import { mandiriKopra } from './mandiriKopra.ts'
import { mandiriLivin } from './mandiriLivin.ts'
import { mandiriMcm } from './mandiriMcm.ts'
import { mt940 } from './mt940.ts'
import { ofx } from './ofx.ts'
import { permata } from './permata.ts'

/** In the order of checking: a layout comes before those that would also accept its files. */
const FORMATS: readonly Format[] = [
  camt053,
  ofx,
  mt940,
  bankApi,
  klikBca,
  bcaBisnis,
  mandiriMcm,
  mandiriKopra,
  briCms,
  briInternet,
  bniDirect,
  bniDirectSheet,
  permata,
  cimbOcto,
  mandiriLivin,
]

/** Whether the rows of a file with this layout are cells; an unknown layout is a mapped CSV. */
export const isDelimitedLayout = (name: string | null): boolean =>
  name !== null && (FORMATS.find(format => format.name === name)?.isDelimited ?? true)

/** The layout of a file that begins with `head`; undefined if unknown. */
export const recognize = (head: string): Format | undefined => FORMATS.find(format => format.recognizes(head))

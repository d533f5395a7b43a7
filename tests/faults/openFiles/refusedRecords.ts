// CSV files of records (bills, counterparties, …) of any size that are rejected when they are read.
import { SIZES } from './refused.ts'

const MB = SIZES['1 MB']

const filled = (beginning: string, piece: string, size: number) =>
  Buffer.from(beginning + piece.repeat(Math.ceil((size - beginning.length) / piece.length)), 'latin1')

/** Each with the import's error code; null: each record type has its own. */
export const REFUSED_RECORDS: Record<string, { ofSize: (size: number) => Buffer; code: string | null }> = {
  'of other columns': { ofSize: size => filled('one,two\n', 'some,cells\n', size), code: null },
  'with a quote that never closes': {
    ofSize: size => filled('"one","two\n', 'some cells\n', size),
    code: 'U-TRSY-RI-',
  },
  'of one line': { ofSize: size => filled('one,two\n', 'x', Math.max(size, 2 * MB)), code: 'U-TRSY-' },
  'not in UTF-8': { ofSize: size => filled('one,two\n', 'caf\xe9,cells\n', size), code: 'U-TRSY-RI-10' },
}

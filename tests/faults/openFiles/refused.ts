// Statement files of any size that are rejected when they are read.

const KB = 1024
export const SIZES = { '64 KB': 64 * KB + 1, '1 MB': KB * KB, '20 MB': 20 * KB * KB } as const

/** Repeats a piece after a prefix, up to a size. */
function filled(beginning: string, piece: string, size: number): Buffer {
  const rest = Math.max(0, Math.ceil((size - beginning.length) / piece.length))
  return Buffer.from(beginning + piece.repeat(rest), 'latin1').subarray(0, size)
}

const CAMT =
  '<?xml version="1.0"?>\n%<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>\n'
const ENTRY = '<Ntry><Amt Ccy="IDR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>\n'
const OFX = '<?xml version="1.0"?>\n%<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>\n'
const TRANSACTION = '<STMTTRN><DTPOSTED>20261101</DTPOSTED><TRNAMT>1.00</TRNAMT><NAME>A</NAME></STMTTRN>\n'

/** UTF-16 by its first bytes, but not when decoded. */
function binary(size: number): Buffer {
  const bytes = Buffer.alloc(size, 'a\0', 'latin1')
  for (let at = 12; at < 1_024; at += 12) bytes.set([0x61, 0, 0x61], at - 1)
  return bytes
}

/** Each with the import's error code. */
export const REFUSED: Record<string, { name: string; ofSize: (size: number) => Buffer; code: string }> = {
  'of unknown layout': {
    name: 'unknown.csv',
    ofSize: size => filled('one,two,three\n', 'some,cells,here\n', size),
    code: 'U-TRSY-ST-18',
  },
  'CAMT with a DOCTYPE': {
    name: 'camt.xml',
    ofSize: size => filled(CAMT.replace('%', '<!DOCTYPE Document [<!ENTITY a "b">]>'), ENTRY, size),
    code: 'U-TRSY-ST-44',
  },
  'OFX with a DOCTYPE': {
    name: 'bank.ofx',
    ofSize: size => filled(OFX.replace('%', '<!DOCTYPE OFX [<!ENTITY a "b">]>'), TRANSACTION, size),
    code: 'U-TRSY-ST-44',
  },
  'CAMT that is broken': {
    name: 'broken.xml',
    ofSize: size => filled(`${CAMT.replace('%', '')}<Ntry></Amt>`, ENTRY, size),
    code: 'U-TRSY-ST-43',
  },
  binary: { name: 'binary.csv', ofSize: binary, code: 'U-TRSY-FI-2' },
}

import type { GraphSample } from '../../sample.ts'

const FILE = `legal_name,alias,external_id,type,email,tax_number,bank_code,account_number,account_name,account_alias
PT Baris,Baris,,COMPANY,,0,,,,
`

export const sample: GraphSample = {
  // Has an error, so that there is an annotated file.
  make: async ({ make, note, upload }) => {
    const file = await upload('COUNTERPARTIES', FILE)
    note('RecordImport', await make('importCounterparties', { fileId: file, dryRun: true }, 'recordImport'))
  },
  ids: { importId: 'RecordImport' },
}

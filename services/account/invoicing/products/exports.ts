// The export of products: columns named as on the screen.
import { instant, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import type { ChosenWithholdingCode, VatTreatment } from '../amounts/public.ts'
import { productList } from './list.ts'
import { product as table, type ProductRow } from './table.ts'
import { TAX_UNITS } from './taxUnits.ts'

const KIND: Readonly<Record<ProductRow['kind'], Words>> = {
  GOODS: { en: 'Goods', id: 'Barang' },
  SERVICE: { en: 'Service', id: 'Jasa' },
}

const STATUS: Readonly<Record<ProductRow['status'], Words>> = {
  ACTIVE: { en: 'Active', id: 'Aktif' },
  INACTIVE: { en: 'Inactive', id: 'Nonaktif' },
}

const VAT: Readonly<Record<VatTreatment, Words>> = {
  STANDARD: { en: 'Standard, 11%', id: 'Umum, 11%' },
  LUXURY: { en: 'Luxury goods, 12%', id: 'Barang mewah, 12%' },
  SPECIFIED: { en: 'Specified services, 1.1%', id: 'Besaran tertentu, 1,1%' },
  EXPORT: { en: 'Export, 0%', id: 'Ekspor, 0%' },
  NOT_COLLECTED: { en: 'Not collected (07)', id: 'Tidak dipungut (07)' },
  EXEMPT: { en: 'Exempt (08)', id: 'Dibebaskan (08)' },
  NONE: { en: 'No VAT', id: 'Tanpa PPN' },
}

const WITHHOLDING: Readonly<Record<ChosenWithholdingCode, Words>> = {
  PPH23: { en: 'PPh 23, 2%', id: 'PPh 23, 2%' },
  PPH23_15: { en: 'PPh 23, 15%', id: 'PPh 23, 15%' },
  PPH4_2: { en: 'PPh 4(2), 10%', id: 'PPh 4(2), 10%' },
  CONSTRUCTION_SMALL: {
    en: 'Construction, small qualified, 1.75%',
    id: 'Konstruksi, kualifikasi kecil, 1,75%',
  },
  CONSTRUCTION_QUALIFIED: { en: 'Construction, qualified, 2.65%', id: 'Konstruksi, berkualifikasi, 2,65%' },
  CONSTRUCTION_UNQUALIFIED: { en: 'Construction, unqualified, 4%', id: 'Konstruksi, tanpa kualifikasi, 4%' },
  CONSTRUCTION_CONSULTING: {
    en: 'Construction consulting, qualified, 3.5%',
    id: 'Konsultansi konstruksi, berkualifikasi, 3,5%',
  },
  CONSTRUCTION_CONSULTING_UNQUALIFIED: {
    en: 'Construction consulting, unqualified, 6%',
    id: 'Konsultansi konstruksi, tanpa kualifikasi, 6%',
  },
}

/** The tax office's names, in both languages. */
const TAX_UNIT: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(TAX_UNITS).map(([code, name]) => [code, { en: name, id: name }]),
)

export const productExport: RecordExport = {
  name: { en: 'Products', id: 'Produk' },
  permission: 'invoicing.salesOrders.view',
  list: productList,
  columns: {
    code: text({ en: 'Code', id: 'Kode' }, table.code),
    name: text({ en: 'Name', id: 'Nama' }, table.name),
    kind: word({ en: 'Type', id: 'Jenis' }, table.kind, KIND),
    unit: text({ en: 'Unit', id: 'Satuan' }, table.unit),
    taxUnit: word({ en: 'e-Faktur unit', id: 'Satuan e-Faktur' }, table.taxUnit, TAX_UNIT),
    vatTreatment: word({ en: 'VAT', id: 'PPN' }, table.vatTreatment, VAT),
    withholding: word({ en: 'Withholding tax', id: 'Pemotongan PPh' }, table.withholding, WITHHOLDING),
    createdAt: instant({ en: 'Added', id: 'Ditambahkan' }, table.createdAt),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}

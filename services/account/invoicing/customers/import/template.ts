// The template's rows: a company and a person, as in the spreadsheet of a business that moves to Arus.
import { CUSTOMER_COLUMNS } from './columns.ts'

type Column = (typeof CUSTOMER_COLUMNS.known)[number]

const rowOf = (cells: Partial<Record<Column, string>>) => CUSTOMER_COLUMNS.known.map(column => cells[column] ?? '')

export const TEMPLATE: readonly (readonly string[])[] = [
  CUSTOMER_COLUMNS.known,
  rowOf({
    type: 'COMPANY',
    legal_name: 'PT Sinar Makmur Abadi',
    alias: 'Sinar Makmur',
    email: 'finance@sinarmakmur.example',
    phone: '021 5230 4471',
    industry: 'Perdagangan',
    employees: '120',
    pic_name: 'Ratna Dewi',
    pic_position: 'Manajer Keuangan',
    pic_email: 'ratna@sinarmakmur.example',
    tax_number: '0021832415000000',
    branch_number: '000000',
    business_number: '9120001234567',
    tax_status: 'PKP',
    withholding: 'PPH23',
    street: 'Jl. Tebet Raya 12',
    ward: '31.74.01.1001',
    postal_code: '12810',
    bank_name: 'BCA',
    account_number: '5220304471',
    account_name: 'PT SINAR MAKMUR ABADI',
    language: 'id',
  }),
  rowOf({
    type: 'INDIVIDUAL',
    legal_name: 'Budi Santoso',
    email: 'budi@example.com',
    phone: '0812 3456 7890',
    identity_number: '3174011708900001',
    tax_status: 'NON_PKP',
    street: 'Jl. Tebet Barat 3',
    ward: '31.74.01.1001',
    postal_code: '12810',
    language: 'id',
  }),
]

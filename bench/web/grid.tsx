// The grid of the lists with 10,000 statement lines, and nothing else: what `bench -- web` scrolls and selects in.
import '../../web/theme/tokens.css'
import '../../web/theme/base.css'
import '../../web/theme/controls.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlRoot } from '../../web/i18n/IntlRoot.tsx'
import { addMessages, showLanguage } from '../../web/i18n/intl.ts'
import { Checkbox } from '../../web/ui/Checkbox.tsx'
import { DateText } from '../../web/ui/DateText.tsx'
import { SignedMoney } from '../../web/ui/Money.tsx'
import { StatusMark } from '../../web/ui/StatusMark.tsx'
import { DataGrid, type Selection } from '../../web/ui/grid/DataGrid.tsx'
import type { GridColumn } from '../../web/ui/grid/columns.ts'

type Line = { id: string; date: string; text: string; account: string; direction: string; amount: string }

const ROWS = 10_000
const lines: Line[] = Array.from({ length: ROWS }, (_, index) => ({
  id: `line-${index}`,
  date: `2026-${String(1 + (index % 11)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  text: `TRSF E-BANKING CR ${index} PT BUMI KARSA MANDIRI INV-2026-${String(index).padStart(6, '0')}`,
  account: `BCA Operasional ··${4000 + (index % 7)}`,
  direction: index % 3 === 0 ? 'DEBIT' : 'CREDIT',
  amount: `${1_000_000 + index * 977}.50`,
}))
const columns: GridColumn<Line>[] = [
  { id: 'date', label: 'Date', width: '88px', sort: 'DATE', cell: line => <DateText value={line.date} /> },
  { id: 'text', label: 'Description', width: 'minmax(240px, 1fr)', title: line => line.text, cell: line => line.text },
  { id: 'account', label: 'Account', width: '176px', cell: line => line.account },
  { id: 'direction', label: 'Direction', width: '96px', cell: line => line.direction },
  { id: 'status', label: 'Status', width: '152px', cell: () => <StatusMark kind="scheduled">Unreconciled</StatusMark> },
  {
    id: 'amount',
    label: 'Amount, IDR',
    width: '192px',
    align: 'end',
    cell: line => <SignedMoney value={{ amount: line.amount, currency: 'IDR' }} direction={line.direction} />,
  },
]

function Bench() {
  const [selection, setSelection] = useState<Selection>(new Set())
  return (
    <>
      <DataGrid
        label="Lines"
        columns={columns}
        rows={lines}
        rowName={line => line.text}
        settings={{ density: 'default', visibility: {} }}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <output>
        <Checkbox checked readOnly aria-label="selected" /> {selection.size}
      </output>
    </>
  )
}

await showLanguage('en')
await addMessages(['organization'])
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <IntlRoot>
      <Bench />
    </IntlRoot>,
  )

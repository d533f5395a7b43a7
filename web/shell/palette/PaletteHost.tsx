import { lazy, Suspense } from 'react'
import { addMessages } from '../../i18n/intl.ts'
import { useTypeAhead } from './typeAhead.ts'
import { useRecentRecords } from './useRecentRecords.ts'

const Palette = lazy(async () => {
  const [module] = await Promise.all([import('./Palette.tsx'), addMessages(['palette'])])
  return { default: module.Palette }
})

/** The palette, whose code is loaded on first use, and what it remembers in between. */
export default function PaletteHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  useRecentRecords()
  useTypeAhead(open, onClose)
  return <Suspense fallback={null}>{open ? <Palette onClose={onClose} /> : null}</Suspense>
}

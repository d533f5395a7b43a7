import { House } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'home',
  place: 100,
  paths: ['home', 'dashboard'],
  menu: [{ group: 'monitor', place: 10, to: '/home', name: 'home', icon: House, mode: 'BOTH' }],
} as const satisfies FeatureManifest
